import { formatMessage } from '@galla/domain';

/** "3 h 22 min", or "12 min" below an hour. */
export function lastedText(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  const h = Math.floor(minutes / 60);
  const m = minutes % 60;
  return h === 0 ? formatMessage('map.minutes', { m }) : formatMessage('map.hours', { h, m });
}
