import { DESIGN_LIMITS, MAX_MASTERS } from '@galla/domain';
import Type from 'typebox';
import { Flag, Id, Money, Nullable, Text } from '../http/schemas.ts';
import { version } from '../plainTable/contract.ts';

/** Garments, designs and patterns in their wire shape (spec 3 §3). */

/** The item id that represents the shop's add-ons (spec 3 §7). */
export const ADD_ONS_ITEM = '10';

/** A garment, or `10` for the shop's add-ons. */
export const ItemId = Type.Union([Id, Type.Literal(ADD_ONS_ITEM)]);

const stages = { maxProperties: MAX_MASTERS };

/** Amounts by stage name, a list of stage and price, or either as JSON text; clients must accept all. */
export const StagePrices = Nullable(
  Type.Union([
    Type.String(),
    Type.Array(Type.Object({ stage: Type.String(), price: Money })),
    Type.Record(Type.String(), Money),
  ]),
);

const AmountIn = Type.Union([Type.String({ maxLength: 20 }), Type.Number()]);

/**
 * Stage prices in a request, by name or id of the stage: a map, a list, or either as JSON text. An amount of -1 removes
 * a price.
 */
export const StagePricesIn = Nullable(
  Type.Union([
    Text(20_000),
    Type.Array(
      Type.Object(
        { stage: Text(200), price: Type.Optional(AmountIn), amount: Type.Optional(AmountIn) },
        { additionalProperties: false },
      ),
      { maxItems: MAX_MASTERS },
    ),
    Type.Record(Text(200), AmountIn, stages),
  ]),
);

/** A picture in a request: an upload for the use `pattern`, its existing URL, or none. */
export const ImageIn = Type.Optional(Nullable(Text(2_000)));

/**
 * Pictures in a request: one, a list, or a list as JSON text; each an upload for the use `pattern`, or an existing URL.
 */
export const ImagesIn = Nullable(
  Type.Union([Text(10_000), Type.Array(Text(2_000), { maxItems: DESIGN_LIMITS.options })]),
);

/** Rupees in a request; negative or invalid amounts are reported at their field. */
export const PriceIn = AmountIn;

export const DesignOption = Type.Object({
  id: Id,
  name: Type.String(),
  price: Money,
  image_url: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  is_default: Flag,
  stagePrices: StagePrices,
  /** Position in its area, from 1. */
  display_order: Type.Integer({ minimum: 1 }),
  ...version,
});

export const DesignArea = Type.Object({
  area_id: Id,
  area_name: Type.String(),
  kind: Type.Union([Type.Literal('CATEGORY'), Type.Literal('ADD_ONS'), Type.Literal('OTHER')]),
  /** Null for the shop's add-ons. */
  item_id: Nullable(Id),
  options: Type.Array(DesignOption),
});

export const MeasurementPoint = Type.Object({
  id: Id,
  name: Type.String(),
  image_url: Nullable(Type.String()),
  price: Money,
});

export const Pattern = Type.Object({
  id: Id,
  item_id: Id,
  /** The same as `name`. */
  pattern_name: Type.String(),
  name: Type.String(),
  price: Money,
  /** One URL, a list, or a list as JSON text; this server returns a list. */
  image: Type.Union([Type.String(), Type.Array(Type.String())]),
  /** The first picture. */
  image_url: Nullable(Type.String()),
  thumbnail: Nullable(Type.String()),
  stagePrices: StagePrices,
  /** The same, under the name of the creation response. */
  stage_prices: StagePrices,
  ...version,
});

/** Options whose stage prices were removed because they exceed the price. */
export const Resets = Type.Array(
  Type.Object({
    option_id: Id,
    reason: Type.Union([Type.Literal('EQUALS_PRICE'), Type.Literal('PRICE_LOWERED')]),
    message: Type.String(),
  }),
);
