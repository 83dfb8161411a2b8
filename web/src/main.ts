import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { app } from "./lib/app.svelte";
import { beginGently } from "./lib/gently";

const target = document.getElementById("page");
beginGently();
if (target) mount(App, { target });
// What everybody waits for comes first.
addEventListener("load", () => void app.start().catch(() => undefined));
