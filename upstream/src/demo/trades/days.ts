import type { NOTE_TAGS } from '@galla/domain';

/** Activities other than selling: appointments, notes and tasks of a trade. */
export interface TradeDays {
  /** Appointments per day, minimum and maximum. */
  perDay: readonly [number, number];
  /** Length in minutes. */
  minutes: number;
  /** Reasons for appointments. */
  visits: readonly string[];
  /** Relative frequency of each status among the customers who have one. */
  statuses: Readonly<Record<string, number>>;
  /** Notes about customers. */
  notes: readonly { note: string; tags: readonly (typeof NOTE_TAGS)[number][] }[];
  tasks: readonly string[];
}
