import type { Day } from '../../dates/index.ts';

/** Years that tax papers are kept after their financial year. */
const YEARS = 8;

/** The last day on which a paper must be kept: 31 March, 8 years after the financial year of its issue. */
export function keptUntil(issued: Day): Day {
  const [year = 0, month = 0] = issued.split('-').map(Number);
  const end = month >= 4 ? year + 1 : year;
  return `${end + YEARS}-03-31`;
}
