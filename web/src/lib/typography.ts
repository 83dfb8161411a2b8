/** Signs as French sets them. The server has the same rule for its own words, in text/typography.py. */

/** Before these signs, and behind an opening quotation mark, stands a thin space where no line may end. */
const SPACED = ":;!?%»";

export function french(text: string): string {
  return text
    .replace(new RegExp(` (?=[${SPACED}])`, "g"), "\u202f")
    .replace(/« /g, "«\u202f")
    .replace(/'/g, "’");
}
