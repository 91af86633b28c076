import type { Right } from '@galla/domain';
import Type from 'typebox';
import { Day, Id, Money, MoneyModeWord, Nullable } from '../http/schemas.ts';

/** The right to the reports on /Reports that are not in the specification. */
export const READ_REPORTS: readonly Right[] = ['reports:view'];

/** The shop's days, inclusive, both optional; the end is not before the start. */
export const days = {
  from_date: Type.Optional(Nullable(Day)),
  to_date: Type.Optional(Nullable(Day)),
};

/** A workbook on the wire. */
export const workbook = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

/** Total and number of payments; negative when refunds exceed receipts. */
export const sum = { total: Money, count: Type.Integer() };
export const SumOfMode = Type.Object({ mode: MoneyModeWord, ...sum });
export const SumOfPerson = Type.Object({ id: Id, name: Type.String(), ...sum });
