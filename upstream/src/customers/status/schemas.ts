import Type from 'typebox';
import { Id, Instant, Nullable } from '../../http/schemas.ts';

/** A status that a customer was given (spec 2 §3 Business history). */
export const StatusChange = Type.Object({
  id: Id,
  current_status: Type.String(),
  previous_status: Nullable(Type.String()),
  /** What was filled in with it, by label. */
  details: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  schedule_on: Nullable(Instant),
  created_at: Instant,
  /** Name of who set it. */
  created_by: Nullable(Type.String()),
});
