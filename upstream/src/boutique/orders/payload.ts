import { MAX_FABRICS } from '@galla/domain';
import Type, { type Static } from 'typebox';
import { Day, Flag, Id, MoneyModeWord, MoneyIn, Nullable, PercentIn, Text } from '../../http/schemas.ts';
import { FabricIn } from '../fabrics/schemas.ts';
import { LengthUnitWord, OrderTypeWord, UrgentWord } from './schemas.ts';

const closed = { additionalProperties: false } as const;
const Measure = Type.Object({ name: Text(100), value: Text(100) }, closed);

/** A picture: an upload's id, or the key of an existing one. */
const Picture = Text(100);

const PatternIn = Type.Object(
  {
    /** Id of the shop's pattern; left out for a custom one. */
    id: Type.Optional(Nullable(Id)),
    name: Type.Optional(Text(200)),
    price: Type.Optional(MoneyIn),
    image: Type.Optional(Type.Union([Picture, Type.Array(Picture, { maxItems: 20 })])),
    stage_prices: Type.Optional(
      Type.Array(Type.Object({ stage: Text(100), price: MoneyIn }, closed), { maxItems: 200 }),
    ),
    /** 1 also saves it as a pattern of the shop. */
    keep: Type.Optional(Flag),
  },
  closed,
);

const ItemIn = Type.Object(
  {
    /** On an edit: id of the order's item. */
    id: Type.Optional(Nullable(Id)),
    /** Id of the garment. */
    item_id: Type.Optional(Nullable(Type.Union([Id, Type.Literal('')]))),
    to_whom: Type.Optional(Nullable(Text(200))),
    note: Type.Optional(Nullable(Text(5_000))),
    /** Number of pieces; an invalid number counts as 0. */
    quantity: Type.Union([Type.Integer(), Text(20)]),
    /** Compared with the computed value. */
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
    /** One, a list, or either as JSON text. */
    pattern: Type.Optional(
      Nullable(Type.Union([PatternIn, Type.Array(PatternIn, { maxItems: 20 }), Text(20_000)])),
    ),
    measurements: Type.Optional(
      Nullable(
        Type.Object(
          {
            type: Type.Union([Type.Literal('form'), Type.Literal('text'), Type.Literal('upload')]),
            /** By name, or as a list. */
            measurements: Type.Optional(
              Type.Union([Type.Record(Text(100), Text(100)), Type.Array(Measure, { maxItems: 100 })]),
            ),
            /** Unit of the lengths; default inches. */
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
    /** Fabrics from the shop's stock; on an edit, left out keeps the existing ones. */
    fabrics: Type.Optional(Type.Array(FabricIn, { maxItems: MAX_FABRICS })),
    /** In stage order. */
    assignments: Type.Optional(
      Nullable(
        Type.Array(Type.Object({ employee_id: Text(36), stage_id: Text(36) }, closed), { maxItems: 500 }),
      ),
    ),
  },
  closed,
);

/**
 * An order in a request (spec 3 §3). Figures are compared with the computed ones: any that differs by a paisa is
 * refused with TOTALS_DISAGREE.
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
  /** For a discount in per cent; `discount`, if sent, must match it. */
  discount_percentage: Type.Optional(Nullable(PercentIn)),
  /** Total received; on an edit, the part above what was received before is received now. */
  advance_amt: Type.Optional(Nullable(MoneyIn)),
  /** 1 without an advance means that the whole total is received. */
  is_paid: Type.Optional(Flag),
  /** Default Cash. */
  payment_mode: Type.Optional(MoneyModeWord),
  payment_reference: Type.Optional(Nullable(Text(35))),
  /** For a bank transfer: name of the bank. */
  payment_bank: Type.Optional(Nullable(Text(60))),
  gst_percentage: Type.Optional(PercentIn),
  gst_amount: Type.Optional(MoneyIn),
  subtotal: Type.Optional(MoneyIn),
  final_total: Type.Optional(MoneyIn),
  pending_amt: Type.Optional(MoneyIn),
  quantity: Type.Optional(Type.Integer()),
  /** The owner's approval from `/approveLimits` to exceed the limits of the person who takes it. */
  limit_approval: Type.Optional(Nullable(Id)),
  /** The total that the customer was told: CHANGED_MEANWHILE when it differs. */
  expected_total: Type.Optional(Nullable(MoneyIn)),
};

const Payload = Type.Object(orderPayload);
export type OrderPayload = Static<typeof Payload>;
export type ItemPayload = OrderPayload['item'][number];
export const PatternList = Type.Union([PatternIn, Type.Array(PatternIn, { maxItems: 20 })]);
export type PatternPayload = Static<typeof PatternIn>;
