/** The hashes of a deal, as kernel/deal.py makes them: a few lines of plain text in hexadecimal digits. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const BYTES = 16;

// The browser's own `crypto.subtle` is missing where a page does not come over https, as in many a home.
const hash = (...lines: string[]): string => bytesToHex(sha256(utf8ToBytes(lines.map((it) => `${it}\n`).join(""))));

/** What everybody sees before the deal: it fixes the server's secret and does not tell it. */
export const commitment = (secret: string, salt: string): string => hash("cardwright commitment", secret, salt);

/** What everybody sees of a player's bits until all have sealed some. */
export const seal = (bits: string): string => hash("cardwright seal", bits);

/** The key of the deal: from the secret and everybody's bits, in the order of the seats. */
export const dealKey = (secret: string, bits: string[]): string =>
  hash("cardwright deal", secret, ...bits.flatMap((added, seat) => (added ? [`${seat + 1} ${added}`] : [])));

/** 128 bits that nobody can guess. */
export const randomBits = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(BYTES)));
