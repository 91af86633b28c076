import type { Day } from '@galla/domain';

/** Where a day is closed, or is seen as it was closed. */
export const dayPath = (day: Day): string => `/Reports/day-closes?day=${day}`;
