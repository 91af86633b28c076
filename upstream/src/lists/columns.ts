import { isDay } from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';

/** What a list is ordered by, and which texts of a cursor can be values of it. */
export interface OrderColumn {
  /** What is compared. It is null in no row. */
  value: RawBuilder<unknown>;
  /** Whether PostgreSQL can read the text as such a value. */
  takes: (text: string) => boolean;
}

type Value = string | RawBuilder<unknown>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** An instant as PostgreSQL writes it: "2026-11-20 09:30:00.123456+05:30". */
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
/** A column of whole numbers below a thousand million. */
export const wholeColumn = column((text) => WHOLE.test(text));
/** A column of amounts and quantities. */
export const decimalColumn = column((text) => DECIMAL.test(text));
/** A column of texts, which hold everything but U+0000. */
export const textColumn = column((text) => !text.includes('\0'));
