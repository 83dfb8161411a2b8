/** A text without its accents and capitals, for searching. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe").replace(/[’]/g, "'");
}
