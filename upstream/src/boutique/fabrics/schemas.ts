import Type from 'typebox';
import { Id, Money, MoneyIn, Nullable, Quantity, QuantityIn } from '../../http/schemas.ts';

/** Fabric from the shop's stock that is sewn into an item, as agreed. */
export const FabricRow = Type.Object({
  product_id: Id,
  /** Null for a product without variants. */
  variant_id: Nullable(Id),
  name: Type.String(),
  unit: Type.String(),
  /** Per piece. */
  quantity: Quantity,
  /** Per unit, before GST. */
  rate: Money,
  /** Per piece. */
  amount: Money,
});

/** The same in a request. */
export const FabricIn = Type.Object(
  {
    product_id: Id,
    /** Required for a product with variants. */
    variant_id: Type.Optional(Nullable(Id)),
    /** Per piece. */
    quantity: QuantityIn,
    /** Per unit, before GST. */
    rate: MoneyIn,
  },
  { additionalProperties: false },
);
