import Type from 'typebox';
import {
  Day,
  Flag,
  Id,
  ModeWord,
  MoneyModeWord,
  MoneyIn,
  Nullable,
  QuantityIn,
  Text,
} from '../http/schemas.ts';

/**
 * The document payload of spec 2 §3, with its original spelling. Its sums must match the computed ones to the paisa;
 * otherwise it is refused with TOTALS_DISAGREE.
 */

/**
 * One line of the bill: a product or a service. A product with variants names the variant, and `variant_qty` counts
 * instead of `qty`; several variants are several lines. Name, code, HSN, GST rate, points and commission are always
 * copied from the catalogue, whatever is sent.
 */
export const billItemFields = {
  item_name: Type.Optional(Text(300)),
  qty: QuantityIn,
  mrp: Type.Optional(Nullable(MoneyIn)),
  /** Price per unit on this bill. */
  offer_price: MoneyIn,
  /** The line's value before tax and before any discount. */
  amount: MoneyIn,
  /** `amount`, less its share of a discount before tax, with its tax. */
  total_amount: MoneyIn,
  points: Type.Optional(Nullable(QuantityIn)),
  employee_percentage: Type.Optional(Nullable(QuantityIn)),
  service_id: Type.Optional(Nullable(Id)),
  product_id: Type.Optional(Nullable(Id)),
  variant: Type.Optional(
    Type.Array(
      Type.Object({
        variant_id: Id,
        variant_qty: QuantityIn,
        qr_code_id: Type.Optional(Nullable(Text(64))),
      }),
      { maxItems: 1 },
    ),
  ),
};

const BillItem = Type.Object(billItemFields, { additionalProperties: false });

/**
 * The tax of the line with the same index in `bill_items`. `taxable_value` is after the line's share of a discount
 * before tax. Within the state CGST and SGST each have half the rate; between states IGST has the whole rate and the
 * halves are 0.
 */
export const TaxDetail = Type.Object(
  {
    item_name: Type.Optional(Text(300)),
    taxable_value: MoneyIn,
    cgst: MoneyIn,
    cgst_percent: QuantityIn,
    sgst: MoneyIn,
    sgst_percent: QuantityIn,
    igst: Type.Optional(MoneyIn),
    igst_percent: Type.Optional(QuantityIn),
    total_gst: MoneyIn,
    service_id: Type.Optional(Nullable(Id)),
    product_id: Type.Optional(Nullable(Id)),
  },
  { additionalProperties: false },
);

const paymentPart = <Mode extends typeof ModeWord | typeof MoneyModeWord>(mode: Mode) =>
  Type.Object(
    {
      payment_mode: mode,
      amount: MoneyIn,
      reference: Type.Optional(Nullable(Text(35))),
      /** For a bank transfer: name of the bank. */
      bank: Type.Optional(Nullable(Text(60))),
      /** Cash tendered, when more than the amount. */
      tendered: Type.Optional(Nullable(MoneyIn)),
    },
    { additionalProperties: false },
  );

/** One of several payments made together. */
export const PaymentPart = paymentPart(ModeWord);
/** The same without Credit as a mode. */
export const MoneyPart = paymentPart(MoneyModeWord);

const Buyer = Type.Object(
  { name: Text(200), address: Text(500), state_code: Text(2) },
  { additionalProperties: false },
);

/** Values of the shop's form `invoice`. */
export const formFields = {
  description: Type.Optional(Nullable(Text(1000))),
  advance: Type.Optional(Nullable(MoneyIn)),
  delivery_date: Type.Optional(Nullable(Day)),
  customer_id: Type.Optional(Nullable(Id)),
  /** Fields the shop added to the form. */
  extra: Type.Optional(Type.Record(Text(64), Text(1000))),
};

export const documentPayload = {
  type: Type.Union([Type.Literal('invoice'), Type.Literal('order'), Type.Literal('proposal')]),
  employee_id: Type.Optional(Nullable(Id)),
  ref_invoice: Type.Optional(Nullable(Text(16))),
  /** The history flow's name of `ref_invoice`. */
  ref_order_no: Type.Optional(Nullable(Text(16))),
  IsPaid: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 1 }))),
  total_amount: MoneyIn,
  pending_amount: MoneyIn,
  total_gst: MoneyIn,
  total_items: Type.Integer({ minimum: 0, maximum: 500 }),
  /** The subtotal: line amounts before tax and discount. */
  net_amount: MoneyIn,
  total_qty: QuantityIn,
  customer_id: Id,
  /** The mode of the largest payment; the empty text means none was chosen, and is refused. */
  payment_mode: Type.Union([ModeWord, Type.Literal('')]),
  /** The payments when the advance is split; together the advance of `form_data`. */
  payments: Type.Optional(Nullable(Type.Array(PaymentPart, { maxItems: 10 }))),
  /** The day on which the customer promised to pay the rest; stored only while something is pending. */
  pay_on: Type.Optional(Nullable(Day)),
  /** The answer of `POST /approveLimits`: lets this bill exceed the limits of the person who makes it. */
  limit_approval: Type.Optional(Nullable(Id)),
  /** The buyer on a bill of the walk-in: required from ₹50,000.00 of taxable value. */
  buyer: Type.Optional(Nullable(Buyer)),
  discount_type: Type.Optional(Nullable(Type.Union([Type.Literal('amount'), Type.Literal('percentage')]))),
  discount_amount: Type.Optional(Nullable(MoneyIn)),
  discount_precentage: Type.Optional(Nullable(QuantityIn)),
  /** 1 confirms a line or total of ₹0.00; without it such a line is refused. */
  zero_confirmed: Type.Optional(Flag),
  bill_items: Type.Array(BillItem, { maxItems: 500 }),
  tax_details: Type.Array(TaxDetail, { maxItems: 500 }),
  form_data: Type.Object(formFields, { additionalProperties: false }),
  /**
   * The prescription: right_ and left_ sph, cyl, axis, add, prism, base; age, wear_type, lens_design, materials_coats
   * (joined with commas), pd, fitting_height (mm), tested_by, test_date, priscription (the notes), and the fields that
   * the shop's form has beyond them. Accepted from opticians only; blanks are ignored. Problems name their field, such
   * as `prescription_detail.right_sph`.
   */
  prescription_detail: Type.Optional(Nullable(Type.Record(Text(64), Nullable(Text(500))))),
};

const documentBody = Type.Object(documentPayload);
export type DocumentPayload = Type.Static<typeof documentBody>;
export type PaymentPartPayload = Type.Static<typeof PaymentPart>;
export type TaxDetailPayload = Type.Static<typeof TaxDetail>;
