import Type from 'typebox';
import { Id, Instant, Nullable } from '../../http/schemas.ts';

/** Who did what of a piece: the stage and the person under their names of then. */
const Sewn = Type.Object({ stage: Type.String(), employee_id: Id, full_name: Type.String() });

/** What an item alters: a piece that came back. */
export const Alters = Type.Object({
  piece_id: Id,
  /** From 1, within its item. */
  piece_number: Type.Integer({ minimum: 1 }),
  /** Of the order that it was made in. */
  order_id: Id,
  order_no: Type.String(),
  item_key: Type.String(),
  /** Why it came back; null once the customer is erased. */
  cause: Nullable(Type.String()),
  /** Who sewed it, in the order of its stages. */
  sewn_by: Type.Array(Sewn),
});

/** An order by which a piece was altered. */
export const AlteredBy = Type.Object({
  order_id: Id,
  order_no: Type.String(),
  cause: Nullable(Type.String()),
  created_at: Instant,
});
