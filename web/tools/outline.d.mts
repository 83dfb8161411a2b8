/** The same outline with fewer digits. */
export function coarse(path: string): string;
