/** Copy a text. Where a page does not come over https the browser has no clipboard for it, but still copies what is selected. */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.body.appendChild(document.createElement("textarea"));
  field.value = text;
  field.select();
  document.execCommand("copy");
  field.remove();
}
