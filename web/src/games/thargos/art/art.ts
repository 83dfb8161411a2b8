import { iconsOf } from "../../../parts/paint/icons.svelte";

export const artOf = iconsOf({
  base: () => import("./icons-base"),
  condar: () => import("./icons-condar"),
  undead: () => import("./icons-undead"),
});
