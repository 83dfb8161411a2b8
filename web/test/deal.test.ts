import { describe, expect, test } from "vitest";
import { commitment, dealKey, randomBits, seal } from "../src/lib/deal";

const SECRET = "0f".repeat(32);
const SALT = "a1".repeat(16);
const BITS = "b2".repeat(16);
/** The browser's own hash: the page has another, for where it comes without https. */
async function hashed(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

describe("what is hashed is plain text that anybody can hash again", () => {
  test.each([
    [`cardwright commitment\n${SECRET}\n${SALT}\n`, commitment(SECRET, SALT)],
    [`cardwright seal\n${BITS}\n`, seal(BITS)],
    [`cardwright deal\n${SECRET}\n1 ${BITS}\n3 ${BITS}\n`, dealKey(SECRET, [BITS, "", BITS])],
  ])("%j", async (text, found) => {
    expect(found).toBe(await hashed(text));
  });
});

test("bits are 128, and never the same", () => {
  expect(randomBits()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomBits()).not.toBe(randomBits());
});
