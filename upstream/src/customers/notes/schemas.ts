import Type from 'typebox';
import { Id, Instant, Nullable } from '../../http/schemas.ts';
import { version } from '../../plainTable/contract.ts';

/** What was said of or by a customer (spec 2 §3). */
export const Note = Type.Object({
  id: Id,
  customer_id: Id,
  customer_no: Type.String(),
  note: Type.String(),
  /** Comma-joined. */
  tag_list: Type.String(),
  created_at: Instant,
  /** Name of who wrote it. */
  created_by: Nullable(Type.String()),
  ...version,
});
