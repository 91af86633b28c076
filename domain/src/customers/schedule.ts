import { wallTime } from '../dates/clock.ts';
import { isDay, type Day } from '../dates/day.ts';

const pad = (n: number): string => String(n).padStart(2, '0');

/** A day and a time on the wall of a shop. */
export interface Schedule {
  day: Day;
  /** "14:05". */
  time: string;
}

const TYPED = /^(\d{4}-\d{2}-\d{2}) (0?[1-9]|1[0-2]):([0-5]\d)(?::[0-5]\d)? ?(AM|PM)$/i;

/** Reads the documented "2026-11-24 11:00:00 AM"; undefined for anything else. */
export function parseSchedule(text: string): Schedule | undefined {
  const [, day = '', hour = '', minute = '', half = ''] = TYPED.exec(text.trim()) ?? [];
  if (!isDay(day)) return undefined;
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  return { day, time: `${pad(hours)}:${minute}` };
}

/** As the wire has it: "2026-11-24 11:00:00 AM". */
export function scheduleText({ day, time }: Schedule): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = pad(hours % 12 === 0 ? 12 : hours % 12);
  return `${day} ${hour}:${pad(minutes)}:00 ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The instant when the clock on the wall of a zone shows that day and time. */
export function scheduleInstant(zone: string, { day, time }: Schedule): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let instant = wanted;
  // Twice, since the offset may be another one on the day itself than at the first guess.
  for (const _ of [1, 2]) {
    const shown = wallTime(zone, new Date(instant));
    instant += wanted - Date.parse(`${shown.day}T${pad(shown.hour)}:${pad(shown.minute)}:00Z`);
  }
  return new Date(instant);
}
