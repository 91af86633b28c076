import Type from 'typebox';
import { Id, Instant, Nullable } from '../../http/schemas.ts';

/** Who worked on a piece at which stage, with the names of that time. */
const Sewn = Type.Object({ stage: Type.String(), employee_id: Id, full_name: Type.String() });

/** The piece that an item alters. */
export const Alters = Type.Object({
  piece_id: Id,
  /** From 1, within its item. */
  piece_number: Type.Integer({ minimum: 1 }),
  /** The original order. */
  order_id: Id,
  order_no: Type.String(),
  item_key: Type.String(),
  /** Why it came back; null once the customer is erased. */
  cause: Nullable(Type.String()),
  /** Who sewed it, in stage order. */
  sewn_by: Type.Array(Sewn),
});

/** An order that altered a piece. */
export const AlteredBy = Type.Object({
  order_id: Id,
  order_no: Type.String(),
  cause: Nullable(Type.String()),
  created_at: Instant,
});
