import { iconsOf } from "../../../parts/paint/icons.svelte";

export const artOf = iconsOf({
  base: () => import("./icons-base"),
  artifacts: () => import("./icons-artifacts"),
  curse: () => import("./icons-curse"),
});
