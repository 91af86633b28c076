/** Done of all, in whole per cent: 0 where there is nothing to do (spec 2 §4). */
export const followUpPercent = (done: number, all: number): number =>
  all === 0 ? 0 : Math.round((done / all) * 100);

/** How far a bar reaches: what is done beyond what was to do does not overflow it. */
export const barOf = (percent: number): number => Math.min(100, Math.max(0, percent));

/** How much of what can be told of somebody is told, in whole per cent. */
export function profileCompleted(entries: readonly (string | null | undefined)[]): number {
  return followUpPercent(entries.filter((entry) => (entry ?? '').trim() !== '').length, entries.length);
}
