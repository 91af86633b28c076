import Type from 'typebox';
import { Id, Money, MoneyIn, Nullable, Quantity, QuantityIn } from '../../http/schemas.ts';

/** Cloth of the shop that is sewn into an item, as it was agreed. */
export const FabricRow = Type.Object({
  product_id: Id,
  /** Null where the product has no variants. */
  variant_id: Nullable(Id),
  name: Type.String(),
  unit: Type.String(),
  /** Of one piece. */
  quantity: Quantity,
  /** Of one unit, before GST. */
  rate: Money,
  /** Of one piece. */
  amount: Money,
});

/** The same as it is sent. */
export const FabricIn = Type.Object(
  {
    product_id: Id,
    /** Needed of a product with variants. */
    variant_id: Type.Optional(Nullable(Id)),
    /** Of one piece. */
    quantity: QuantityIn,
    /** Of one unit, before GST. */
    rate: MoneyIn,
  },
  { additionalProperties: false },
);
