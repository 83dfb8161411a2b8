import { table } from "../../lib/words.svelte";

export const naming = table(
  { label: "What should we call you?", button: "Go" },
  { label: "Comment vous appeler ?", button: "C’est parti" },
  { label: "Hoe mogen we je noemen?", button: "Beginnen" },
);
