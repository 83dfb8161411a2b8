/** The same things in any order: every order is as likely as another. */
export function shuffled<T>(things: readonly T[], random: () => number = Math.random): T[] {
  const found = [...things];
  for (let i = found.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [found[i], found[j]] = [found[j]!, found[i]!];
  }
  return found;
}
