import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { beginGently } from "./lib/gently";

const target = document.getElementById("page");
beginGently();
if (target) mount(App, { target });
