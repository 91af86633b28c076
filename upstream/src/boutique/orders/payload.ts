import { MAX_FABRICS } from '@galla/domain';
import Type, { type Static } from 'typebox';
import { Day, Flag, Id, MoneyModeWord, MoneyIn, Nullable, PercentIn, Text } from '../../http/schemas.ts';
import { FabricIn } from '../fabrics/schemas.ts';
import { LengthUnitWord, OrderTypeWord, UrgentWord } from './schemas.ts';

const closed = { additionalProperties: false } as const;
const Measure = Type.Object({ name: Text(100), value: Text(100) }, closed);

/** A picture: an upload's id, or the key of one that the item has. */
const Picture = Text(100);

const PatternIn = Type.Object(
  {
    /** Of the shop's pattern; without it one of this order. */
    id: Type.Optional(Nullable(Id)),
    name: Type.Optional(Text(200)),
    price: Type.Optional(MoneyIn),
    image: Type.Optional(Type.Union([Picture, Type.Array(Picture, { maxItems: 20 })])),
    stage_prices: Type.Optional(
      Type.Array(Type.Object({ stage: Text(100), price: MoneyIn }, closed), { maxItems: 200 }),
    ),
    /** 1 keeps it among the shop's patterns, too. */
    keep: Type.Optional(Flag),
  },
  closed,
);

const ItemIn = Type.Object(
  {
    /** On an edit: the item of the order. */
    id: Type.Optional(Nullable(Id)),
    /** The garment. */
    item_id: Type.Optional(Nullable(Type.Union([Id, Type.Literal('')]))),
    to_whom: Type.Optional(Nullable(Text(200))),
    note: Type.Optional(Nullable(Text(5_000))),
    /** Pieces; what is no number is 0. */
    quantity: Type.Union([Type.Integer(), Text(20)]),
    /** Held against what was computed. */
    total_price: Type.Optional(MoneyIn),
    design: Type.Optional(
      Nullable(
        Type.Object(
          {
            design_areas: Type.Array(
              Type.Object(
                {
                  id: Id,
                  name: Type.Optional(Text(200)),
                  area_name: Type.Optional(Text(200)),
                  area_price: Type.Optional(MoneyIn),
                },
                closed,
              ),
              { maxItems: 50 },
            ),
          },
          closed,
        ),
      ),
    ),
    /** Patterns of the shop. */
    pattern_id: Type.Optional(Nullable(Type.Union([Id, Type.Array(Id, { maxItems: 20 })]))),
    /** One, several, or either as JSON text. */
    pattern: Type.Optional(
      Nullable(Type.Union([PatternIn, Type.Array(PatternIn, { maxItems: 20 }), Text(20_000)])),
    ),
    measurements: Type.Optional(
      Nullable(
        Type.Object(
          {
            type: Type.Union([Type.Literal('form'), Type.Literal('text'), Type.Literal('upload')]),
            /** By name, or a list. */
            measurements: Type.Optional(
              Type.Union([Type.Record(Text(100), Text(100)), Type.Array(Measure, { maxItems: 100 })]),
            ),
            /** In what the lengths are; inches when it is left out. */
            measurementUnit: Type.Optional(LengthUnitWord),
            customMeasurements: Type.Optional(Type.Array(Measure, { maxItems: 100 })),
            measurementText: Type.Optional(Nullable(Text(5_000))),
            measurementImages: Type.Optional(Type.Array(Picture, { maxItems: 20 })),
            specialInstructions: Type.Optional(Nullable(Text(5_000))),
            measurementGiven: Type.Optional(Type.Unknown()),
          },
          closed,
        ),
      ),
    ),
    add_ons: Type.Optional(
      Nullable(
        Type.Array(
          Type.Object(
            {
              id: Type.Optional(Nullable(Id)),
              name: Type.Optional(Text(200)),
              price: Type.Optional(MoneyIn),
              measurementGiven: Type.Optional(Type.Unknown()),
            },
            closed,
          ),
          { maxItems: 50 },
        ),
      ),
    ),
    /** Cloth of the shop, taken from its stock; on an edit what is there stays when it is left out. */
    fabrics: Type.Optional(Type.Array(FabricIn, { maxItems: MAX_FABRICS })),
    /** In the order of the item's stages. */
    assignments: Type.Optional(
      Nullable(
        Type.Array(Type.Object({ employee_id: Text(36), stage_id: Text(36) }, closed), { maxItems: 500 }),
      ),
    ),
  },
  closed,
);

/**
 * An order as it is sent (spec 3 §3). The figures are held against what is computed: one that differs by a paisa is
 * refused with TOTALS_DISAGREE, whichever of them are sent.
 */
export const orderPayload = {
  order_type: Type.Optional(OrderTypeWord),
  customer_id: Type.Optional(Nullable(Type.Union([Id, Type.Literal('')]))),
  employee_id: Type.Optional(Nullable(Id)),
  delivery_time: Type.Optional(Nullable(Type.Union([Day, Type.Literal('')]))),
  function_date: Type.Optional(Nullable(Type.Union([Day, Type.Literal('')]))),
  trial_date: Type.Optional(Nullable(Type.Union([Day, Type.Literal('')]))),
  urgent_status: Type.Optional(UrgentWord),
  ref_no: Type.Optional(Nullable(Text(200))),
  item: Type.Array(ItemIn, { maxItems: 60 }),
  stage: Type.Optional(Nullable(Id)),
  /** In rupees. */
  discount: Type.Optional(Nullable(MoneyIn)),
  /** Where it was given in per cent; `discount`, when sent, must be what it makes. */
  discount_percentage: Type.Optional(Nullable(PercentIn)),
  /** What was received altogether; on an edit what is above the money that was received before is received now. */
  advance_amt: Type.Optional(Nullable(MoneyIn)),
  /** 1 without an advance receives the whole total. */
  is_paid: Type.Optional(Flag),
  /** Cash when it is left out. */
  payment_mode: Type.Optional(MoneyModeWord),
  payment_reference: Type.Optional(Nullable(Text(35))),
  /** Of a bank transfer: the bank's name. */
  payment_bank: Type.Optional(Nullable(Text(60))),
  gst_percentage: Type.Optional(PercentIn),
  gst_amount: Type.Optional(MoneyIn),
  subtotal: Type.Optional(MoneyIn),
  final_total: Type.Optional(MoneyIn),
  pending_amt: Type.Optional(MoneyIn),
  quantity: Type.Optional(Type.Integer()),
  /** The owner's permission to go beyond the limits of who takes it, from `/approveLimits`. */
  limit_approval: Type.Optional(Nullable(Id)),
  /** What the customer was told: another total is refused with CHANGED_MEANWHILE. */
  expected_total: Type.Optional(Nullable(MoneyIn)),
};

const Payload = Type.Object(orderPayload);
export type OrderPayload = Static<typeof Payload>;
export type ItemPayload = OrderPayload['item'][number];
export const PatternList = Type.Union([PatternIn, Type.Array(PatternIn, { maxItems: 20 })]);
export type PatternPayload = Static<typeof PatternIn>;
