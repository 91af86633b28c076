import Type from 'typebox';
import { Day, Flag, Text } from '../../http/schemas.ts';

/** What quick bills must be to be found. */
export const quickConditions = {
  search: Type.Optional(Text(100)),
  from_date: Type.Optional(Day),
  to_date: Type.Optional(Day),
  status: Type.Optional(Type.Union([Type.Literal('Pending'), Type.Literal('Paid')])),
  /** 1: only what lies in the trash, 0: nothing of it; both unless it is said. */
  trash: Type.Optional(Flag),
};
