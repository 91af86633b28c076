import Type from 'typebox';
import { Instant, Nullable, Quantity } from '../../http/schemas.ts';

/** The cloth that the customer brought for an item. */
export const Cloth = Type.Object({
  /** Null once the customer is erased. */
  description: Nullable(Type.String()),
  metres: Quantity,
  /** Signed URL. */
  photo: Nullable(Type.String()),
  received_at: Instant,
  /** Metres left when it was given back, 0 for none; null while the shop has it. */
  left: Nullable(Quantity),
  returned_at: Nullable(Instant),
});
