import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { NewTable, Scene } from "../src/lib/api";
import { seal } from "../src/lib/deal";
import { lay, memory, sealFor, sealNext, witness } from "../src/lib/shuffle";

const ME = { kind: "me" as const };
const BOT = { kind: "bot" as const, level: "easy" };
const COMMITMENT = "c0".repeat(32);
let asked: NewTable & { seal?: string };

/** A table with two people who have sealed bits, myself in the first seat. */
function scene(seals: string[], part: Partial<Scene> = {}): Scene {
  const deal = { origin: "shuffled", commitment: COMMITMENT, seals, bits: ["", ""], waiting: [0, 1], opened: null };
  const seats = seals.map(() => ({ name: "", account: null, level: null, lost: "", kept: null }));
  return { table: "t", status: "open", seat: 0, seats, deal, rematch: null, ...part } as unknown as Scene;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    asked = JSON.parse(body) as typeof asked;
    return Promise.resolve(Response.json({ id: "t" }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("laying a table", () => {
  test("seals bits that this browser keeps", async () => {
    expect(await lay({ game: "vale", chairs: [ME, BOT] })).toBe("t");
    expect(asked.seal).toBe(seal(memory("t").bits!));
  });

  test.each<Partial<NewTable>>([{ seed: 0 }, { moment: { table: "x", step: 1 } }, { scenario: "" }])(
    "seals nothing where somebody may know the cards: %j",
    async (part) => {
      await lay({ game: "vale", chairs: [ME, BOT], ...part });
      expect(asked).not.toHaveProperty("seal");
    },
  );

  test("seals nothing for somebody who does not sit there, or in a browser that keeps nothing", async () => {
    await lay({ game: "vale", chairs: [BOT, BOT] });
    expect(asked).not.toHaveProperty("seal");
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    await lay({ game: "vale", chairs: [ME, BOT] });
    expect(asked).not.toHaveProperty("seal");
  });
});

describe("my bits", () => {
  test("are opened once everybody has sealed theirs, and the seals that I saw are remembered", () => {
    const mine = sealFor(scene(["", ""]))!;
    expect(witness(scene([mine, ""]))).toBeNull();
    const seals = [mine, seal("b2".repeat(16))];
    expect(witness(scene(seals))).toBe(memory("t").bits);
    expect(memory("t")).toMatchObject({ commitment: COMMITMENT, seals });
  });

  test("are not opened for a seal that is not mine, to somebody who watches, or when nobody waits for them", () => {
    const mine = sealFor(scene(["", ""]))!;
    const others = seal("b2".repeat(16));
    expect(witness(scene([others, others]))).toBeNull();
    expect(witness(scene([mine, others], { seat: -1 }))).toBeNull();
    const waiting = scene([mine, others]);
    expect(witness({ ...waiting, deal: { ...waiting.deal, waiting: [1] } })).toBeNull();
  });

  test("are the same for whoever sits down again", () => {
    expect(sealFor(scene(["", ""]))).toBe(sealFor(scene(["", ""])));
  });

  test("for a rematch become those of its table", () => {
    const next = sealNext("t");
    witness(scene(["", ""], { status: "finished", rematch: "u" }));
    expect(seal(memory("u").bits!)).toBe(next);
  });
});

test("of many tables the oldest are forgotten", () => {
  vi.useFakeTimers();
  for (let i = 0; i < 203; i++) {
    vi.setSystemTime(i);
    sealNext(`table ${i}`);
  }
  vi.useRealTimers();
  expect(memory("table 2")).toEqual({});
  expect(memory("table 3").next).toBeTruthy();
});
