const FOCUSABLE = "button:not([disabled]), a[href], input, select, textarea, [tabindex='0']";

/** Show a window over the page until the returned function is called: the focus stays in it, and Escape closes it.
 *
 * The browser's own modal windows make everything else inert: the whole table is styled anew when one opens and when it
 * closes, and an answer is shown a third later.
 */
export function over(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;

  function press(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      event.preventDefault();
      dialog.close();
    } else if (event.key === "Tab") keep(event);
  }
  function keep(event: KeyboardEvent): void {
    const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((it) => it.offsetParent !== null);
    const edge = event.shiftKey ? all[0] : all.at(-1);
    const inside = dialog.contains(document.activeElement);
    if (inside && document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? all.at(-1) : all[0])?.focus();
  }

  dialog.show();
  document.addEventListener("keydown", press);
  return () => {
    document.removeEventListener("keydown", press);
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
