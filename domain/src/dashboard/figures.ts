/** Done follow-ups in whole per cent of all; 0 when there are none (spec 2 §4). */
export const followUpPercent = (done: number, all: number): number =>
  all === 0 ? 0 : Math.round((done / all) * 100);

/** Length of a progress bar: more than 100 per cent does not overflow it. */
export const barOf = (percent: number): number => Math.min(100, Math.max(0, percent));

/** How many of a person's details are filled in, in whole per cent. */
export function profileCompleted(entries: readonly (string | null | undefined)[]): number {
  return followUpPercent(entries.filter((entry) => (entry ?? '').trim() !== '').length, entries.length);
}
