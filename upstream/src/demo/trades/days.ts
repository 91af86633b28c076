import type { NOTE_TAGS } from '@galla/domain';

/** What a trade's people do beside selling: whom they meet, what they note, what they have to do. */
export interface TradeDays {
  /** Appointments on one day, from and to. */
  perDay: readonly [number, number];
  /** How long one is. */
  minutes: number;
  /** What customers come for. */
  visits: readonly string[];
  /** How frequent each status is among the customers who have one. */
  statuses: Readonly<Record<string, number>>;
  /** What is noted about customers. */
  notes: readonly { note: string; tags: readonly (typeof NOTE_TAGS)[number][] }[];
  tasks: readonly string[];
}
