import type { Day } from '@galla/domain';

/** Path to close a day, or to view a closed one. */
export const dayPath = (day: Day): string => `/Reports/day-closes?day=${day}`;
