import type { Day } from '../../dates/index.ts';

/** So many years after their financial year tax papers are kept. */
const YEARS = 8;

/** The last day on which a paper that was issued on a day has to be kept: 31 March, 8 years after its financial year. */
export function keptUntil(issued: Day): Day {
  const [year = 0, month = 0] = issued.split('-').map(Number);
  const end = month >= 4 ? year + 1 : year;
  return `${end + YEARS}-03-31`;
}
