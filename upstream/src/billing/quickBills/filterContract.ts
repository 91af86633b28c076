import Type from 'typebox';
import { Day, Flag, Text } from '../../http/schemas.ts';

/** Conditions on quick bills. */
export const quickConditions = {
  search: Type.Optional(Text(100)),
  from_date: Type.Optional(Day),
  to_date: Type.Optional(Day),
  status: Type.Optional(Type.Union([Type.Literal('Pending'), Type.Literal('Paid')])),
  /** 1: only quick bills in the trash; 0: none of them; left out: both. */
  trash: Type.Optional(Flag),
};
