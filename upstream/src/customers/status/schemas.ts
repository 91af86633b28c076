import Type from 'typebox';
import { Id, Instant, Nullable } from '../../http/schemas.ts';

/** A status of a customer (spec 2 §3 Business history). */
export const StatusChange = Type.Object({
  id: Id,
  current_status: Type.String(),
  previous_status: Nullable(Type.String()),
  /** Form values by label. */
  details: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  schedule_on: Nullable(Instant),
  created_at: Instant,
  /** Name of the person who set it. */
  created_by: Nullable(Type.String()),
});
