import { formatMessage } from '../messages/formatMessage.ts';
import { isDay, type Day } from './day.ts';

const FIGURES = /^(\d{1,2})[/.\- ]+(\d{1,2})[/.\- ]+(\d{2}|\d{4})$/;
const CLOSED_UP = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;
const WORDS = /^(\d{1,2})[ /.-]*([a-z]{3})[a-z]*[ ,/.-]*(\d{2}|\d{4})$/;

function monthOf(text: string): string {
  const at = formatMessage('dates.months').toLowerCase().split(' ').indexOf(text);
  return at < 0 ? text : String(at + 1);
}

/** Two digits mean the latest such year whose day is not after `latest`, so that 5/6/85 is not in the future. */
function yearOf(figures: string, rest: string, latest: Day): string {
  if (figures.length === 4) return figures;
  const century = latest.slice(0, 2);
  const year = `${century}${figures}`;
  return `${year}${rest}` <= latest ? year : `${Number(century) - 1}${figures}`;
}

/**
 * Parses a typed day, day before month as in India: 25/12/2026, 25-12-26, 251226, 25 Dec 2026, or in wire format.
 * Undefined when it is not a day. `latest` is the last day that a two-digit year can mean.
 */
export function readDay(text: string, latest: Day = '2069-12-31'): Day | undefined {
  const typed = text.trim().toLowerCase();
  if (isDay(typed)) return typed;
  const [, date, month, year] = FIGURES.exec(typed) ?? CLOSED_UP.exec(typed) ?? WORDS.exec(typed) ?? [];
  if (date === undefined || month === undefined || year === undefined) return undefined;
  const rest = `-${monthOf(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  const day = `${yearOf(year, rest, latest)}${rest}`;
  return isDay(day) ? day : undefined;
}
