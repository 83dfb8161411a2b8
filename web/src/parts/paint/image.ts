/** Small drawings as pictures for a style sheet: on fifty cards they are painted more easily than as drawings in the page. */

const made = new Map<string, string>();

/** What is drawn in a square of 24, as a background image. */
export function imageOf(drawn: string): string {
  const known = made.get(drawn);
  if (known) return known;
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawn}</svg>`;
  const image = `url("data:image/svg+xml,${encodeURIComponent(file)}")`;
  made.set(drawn, image);
  return image;
}
