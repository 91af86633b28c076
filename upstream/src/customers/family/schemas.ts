import Type from 'typebox';
import { Id, Nullable } from '../../http/schemas.ts';
import { version } from '../../plainTable/contract.ts';

/** A family member of a customer (spec 2 §3 Member). */
export const Member = Type.Object({
  id: Id,
  customer_id: Id,
  /** Number of this person, unique in the shop. */
  memberId: Type.String(),
  name: Type.String(),
  relation: Nullable(Type.String()),
  /** The last four digits. */
  adhaar_no: Nullable(Type.String()),
  district: Nullable(Type.String()),
  taluk: Nullable(Type.String()),
  village: Nullable(Type.String()),
  /** Name of the person who added the member. */
  CreatedBy: Nullable(Type.String()),
  ...version,
});
