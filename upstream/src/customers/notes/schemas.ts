import Type from 'typebox';
import { Id, Instant, Nullable } from '../../http/schemas.ts';
import { version } from '../../plainTable/contract.ts';

/** A note about a customer (spec 2 §3). */
export const Note = Type.Object({
  id: Id,
  customer_id: Id,
  customer_no: Type.String(),
  note: Type.String(),
  /** Joined by commas. */
  tag_list: Type.String(),
  created_at: Instant,
  /** Name of the author. */
  created_by: Nullable(Type.String()),
  ...version,
});
