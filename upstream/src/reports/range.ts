import type { Right } from '@galla/domain';
import Type from 'typebox';
import { Day, Id, Money, MoneyModeWord, Nullable } from '../http/schemas.ts';

/** Who reads the reports that /Reports has beside those of the specification. */
export const READ_REPORTS: readonly Right[] = ['reports:view'];

/** Days of the shop, both included; either may be left out, and the end is not before the start. */
export const days = {
  from_date: Type.Optional(Nullable(Day)),
  to_date: Type.Optional(Nullable(Day)),
};

/** What a workbook is on the wire. */
export const workbook = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

/** What some payments come to, and how many they are; below zero where more was given back than received. */
export const sum = { total: Money, count: Type.Integer() };
export const SumOfMode = Type.Object({ mode: MoneyModeWord, ...sum });
export const SumOfPerson = Type.Object({ id: Id, name: Type.String(), ...sum });
