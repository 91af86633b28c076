import { isDay } from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';

/** A sort column, and which cursor texts are valid values of it. */
export interface OrderColumn {
  /** The compared expression; never null. */
  value: RawBuilder<unknown>;
  /** Whether PostgreSQL can parse the text as a value of the column. */
  takes: (text: string) => boolean;
}

type Value = string | RawBuilder<unknown>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** An instant in PostgreSQL's output format: "2026-11-20 09:30:00.123456+05:30". */
const INSTANT = /^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/;
const WHOLE = /^-?\d{1,9}$/;
const DECIMAL = /^-?\d{1,15}(\.\d{1,6})?$/;

const column =
  (takes: OrderColumn['takes']) =>
  (value: Value): OrderColumn => ({ value: typeof value === 'string' ? sql.ref(value) : value, takes });

/** A column of ids. */
export const idColumn = column((text) => UUID.test(text));
/** A column of instants. */
export const instantColumn = column((text) => isDay(INSTANT.exec(text)?.[1] ?? ''));
/** A column of days. */
export const dayColumn = column(isDay);
/** A column of integers below a thousand million. */
export const wholeColumn = column((text) => WHOLE.test(text));
/** A column of amounts and quantities. */
export const decimalColumn = column((text) => DECIMAL.test(text));
/** A column of texts, which may contain anything but U+0000. */
export const textColumn = column((text) => !text.includes('\0'));
