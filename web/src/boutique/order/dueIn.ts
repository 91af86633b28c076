import { daysBetween, formatDayNear, isDay, formatMessage, formatCount, type Day } from '@galla/domain';

/** "Today", "19 Nov": a day of an order, relative if it is near today. */
export const dayText = (day: string, today: Day): string => (isDay(day) ? formatDayNear(day, today) : day);

interface Due {
  text: string;
  /** part: today or tomorrow. due: late. */
  tone?: 'part' | 'due';
}

/** When the delivery is: "in 8 days", "tomorrow", "1 day late"; a completed order says so instead. */
export function dueIn(day: string, today: Day, completed: boolean): Due {
  if (!isDay(day)) return { text: '' };
  if (completed) return { text: formatMessage('orderList.done') };
  const days = daysBetween(today, day);
  if (days < 0) return { text: formatCount('orderList.late', -days), tone: 'due' };
  if (days === 0) return { text: formatMessage('orderList.dueToday'), tone: 'part' };
  if (days === 1) return { text: formatMessage('orderList.dueTomorrow'), tone: 'part' };
  return { text: formatCount('orderList.inDays', days) };
}
