import {
  addDays,
  checkDay,
  checkRange,
  formatDay,
  formatDayNear,
  isDay,
  formatMessage,
  type Day,
} from '@galla/domain';

/** An inclusive range of the shop's days, in the fields' format; '' is open. */
export interface Range {
  from: string;
  to: string;
}

export const ALL_DAYS: Range = { from: '', to: '' };

const dayOr = (text: string): Day | undefined => (isDay(text) ? text : undefined);

/** Problems of a range, by field: an invalid day, a future start, an end before the start (spec 2 §5). */
export function rangeProblems({ from, to }: Range, today: Day): Partial<Record<keyof Range, string>> {
  const problems = [
    checkDay('from', from, { max: today }),
    checkDay('to', to) ?? checkRange(dayOr(from), dayOr(to)),
  ];
  return Object.fromEntries(problems.flatMap((one) => (one ? [[one.field, one.message]] : [])));
}

/** "18 Nov", with the year if it is not the current one. */
const short = (day: Day, today: Day): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatDay(day).replace(/ \d{4}$/, '') : formatDay(day);

/** The button's label: "All days", "Today", "18 – 20 Nov", "28 Oct – 3 Nov", "From 18 Nov". */
export function rangeText({ from, to }: Range, today: Day): string {
  const first = dayOr(from);
  const last = dayOr(to);
  if (first === undefined && last === undefined) return formatMessage('history.allDays');
  if (last === undefined) return formatMessage('history.daysFrom', { from: short(first ?? today, today) });
  if (first === undefined) return formatMessage('history.daysTo', { to: short(last, today) });
  if (first === last) return formatDayNear(first, today);
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${sameMonth ? Number(first.slice(8)) : short(first, today)} – ${short(last, today)}`;
}

const dayText = (day: string): string => (isDay(day) ? formatDay(day) : '…');

/** The confirmation of a chosen range (spec 2 §8); an open end is an ellipsis. */
export function rangeToast({ from, to }: Range): string {
  if (from === '' && to === '') return formatMessage('history.filterCleared');
  return formatMessage('history.filterSet', { from: dayText(from), to: dayText(to) });
}

/** Common ranges; the financial year starts in April. */
export function presets(today: Day): { label: string; range: Range }[] {
  const year = Number(today.slice(0, 4));
  const yesterday = addDays(today, -1);
  const thisMonth = `${today.slice(0, 7)}-01`;
  const lastMonthEnd = addDays(thisMonth, -1);
  const april = today.slice(5) < '04-01' ? year - 1 : year;
  return [
    { label: formatMessage('dates.today'), range: { from: today, to: today } },
    { label: formatMessage('dates.yesterday'), range: { from: yesterday, to: yesterday } },
    { label: formatMessage('history.lastWeek'), range: { from: addDays(today, -6), to: today } },
    { label: formatMessage('history.thisMonth'), range: { from: thisMonth, to: today } },
    {
      label: formatMessage('history.lastMonth'),
      range: { from: `${lastMonthEnd.slice(0, 7)}-01`, to: lastMonthEnd },
    },
    { label: formatMessage('history.financialYear'), range: { from: `${april}-04-01`, to: today } },
  ];
}
