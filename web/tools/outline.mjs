/**
 * Outlines on a coarser grid: an icon is drawn in 512 steps and shown in about 300, so its fractions are bytes
 * that nobody sees. Every point is rounded where it lies, not by how far it is from the last one: errors do not add up.
 */

/** The numbers that a command takes at a time: along x (0), along y (1), or no place (2). */
const KINDS = {
  m: [0, 1],
  l: [0, 1],
  t: [0, 1],
  h: [0],
  v: [1],
  c: [0, 1, 0, 1, 0, 1],
  s: [0, 1, 0, 1],
  q: [0, 1, 0, 1],
  a: [2, 2, 2, 2, 2, 0, 1],
  z: [],
};
const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** Numbers one after the other, as short as can be. */
const written = (all) =>
  all.map(String).reduce((text, n) => (text && !n.startsWith("-") ? `${text} ${n}` : text + n), "");

/** The same outline with fewer digits. */
export function coarse(path) {
  let [at, kept] = [
    [0, 0],
    [0, 0],
  ];
  let [begun, begunKept] = [at, kept];
  const step = (kinds, numbers, relative) => {
    const to = [...at];
    const found = numbers.map((n, i) => {
      const axis = kinds[i];
      if (axis === 2) return Math.round(n);
      to[axis] = relative ? at[axis] + n : n;
      return Math.round(to[axis]) - (relative ? kept[axis] : 0);
    });
    [at, kept] = [to, to.map(Math.round)];
    return found;
  };
  return [...path.matchAll(COMMAND)]
    .map(([, name, rest]) => {
      const kinds = KINDS[name.toLowerCase()];
      const numbers = (rest.match(NUMBER) ?? []).map(Number);
      if (!kinds || numbers.length % (kinds.length || 1))
        throw new Error(`an outline that cannot be read: ${name}${rest}`);
      const found = [];
      for (let i = 0; i < numbers.length; i += kinds.length) {
        found.push(...step(kinds, numbers.slice(i, i + kinds.length), name !== name.toUpperCase()));
        if (i === 0 && name.toLowerCase() === "m") [begun, begunKept] = [at, kept];
      }
      if (name.toLowerCase() === "z") [at, kept] = [begun, begunKept];
      return name + written(found);
    })
    .join("");
}
