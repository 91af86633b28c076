import {
  type CommissionPart,
  type Discount,
  fabricsAmount,
  type LengthUnit,
  type Milli,
  type OrderItemPrices,
  type Paise,
} from '@galla/domain';

/** A design option or an add-on of an item, with what was shown as its price. */
export interface ChosenOption {
  /** Global id; '' for an add-on that was only named. */
  option: string;
  /** Name of its area; '' for an add-on that was only named. */
  area: string;
  name: string;
  price: Paise;
}

/** Cloth of the shop that is sewn into each piece. */
export interface DraftFabric {
  /** Global id. */
  product: string;
  /** Global id; '' where the product has no variants. */
  variant: string;
  name: string;
  unit: string;
  /** Of one piece. */
  quantity: Milli;
  /** Of one unit, before GST. */
  rate: Paise;
}

/** A picture: an upload that is to be kept, or one that the order has already. */
export interface DraftImage {
  /** Id of the upload; '' for one that the order has. */
  upload: string;
  url: string;
}

export interface ChosenPattern {
  /** Global id; '' for a custom one that the order has already. */
  pattern: string;
  name: string;
  price: Paise;
  image: string | null;
  /** Names of stages, and what they are paid. */
  stagePrices: readonly StageAmount[];
}

export interface StageAmount {
  name: string;
  amount: Paise;
}

/** A pattern that the customer brings. */
export interface CustomPattern {
  key: string;
  name: string;
  price: Paise;
  images: readonly DraftImage[];
  /** What stages are paid of the price, by their global ids; null while what is typed is no amount. */
  stagePrices: Readonly<Record<string, Paise | null>>;
  /** It joins the garment's patterns, too. */
  keep: boolean;
}

export interface MeasuredValue {
  name: string;
  value: string;
}

export type MeasurementMethod = 'FORM' | 'TEXT' | 'UPLOAD';

/** What was measured, in each of the three ways; the method says which one counts. */
export interface DraftMeasurements {
  method: MeasurementMethod;
  values: readonly MeasuredValue[];
  /** In what the values are kept; inches where an earlier draft does not say. */
  unit?: LengthUnit | undefined;
  custom: readonly MeasuredValue[];
  text: string;
  images: readonly DraftImage[];
  instructions: string;
}

/** Who works at a stage. */
export interface Assignment {
  stage: string;
  employees: readonly string[];
}

export interface DraftItem {
  key: string;
  /** Global id of the order's item, in an edit. */
  item?: string | undefined;
  /** Global id; '' while none is chosen. */
  garment: string;
  name: string;
  price: Paise;
  toWhom: string;
  note: string;
  /** Whole pieces; 0 where what is typed is no number. */
  quantity: number;
  designs: readonly ChosenOption[];
  addOns: readonly ChosenOption[];
  /** An earlier draft may have none. */
  fabrics?: readonly DraftFabric[] | undefined;
  patterns: readonly ChosenPattern[];
  customPatterns: readonly CustomPattern[];
  measurements: DraftMeasurements | null;
  assignments: readonly Assignment[];
}

export interface DraftCustomer {
  id: string;
  name: string;
  mobile: string;
}

/** What is entered for the order as a whole. */
export interface OrderTerms {
  /** Global id of who takes the order; '' for the signed-in person. */
  employee: string;
  /** Who shares what a new order earns; absent where it is the employee's. */
  parts?: readonly CommissionPart[];
  type: 'NEW' | 'ALTERATION';
  /** Days, '' for none, or what was typed and is no day. */
  functionDate: string;
  trialDate: string;
  deliveryDate: string;
  urgent: boolean;
  reference: string;
  discount: Discount | null;
  /** What is received now. */
  advance: Paise;
}

/** An order as it is being entered. It is kept on the device until it is sent, so it must survive JSON. */
export interface OrderDraft extends OrderTerms {
  /** The idempotency key of the order that this becomes. */
  key: string;
  /** The version of the edited order that this began from. */
  version?: number | undefined;
  customer: DraftCustomer | null;
  items: readonly DraftItem[];
  /** Key of the item that is shown. */
  shown: string;
  step: 'items' | 'review';
}

export const emptyItem = (key: string): DraftItem => ({
  key,
  garment: '',
  name: '',
  price: 0,
  toWhom: '',
  note: '',
  quantity: 1,
  designs: [],
  addOns: [],
  patterns: [],
  customPatterns: [],
  measurements: null,
  assignments: [],
});

export const emptyDraft = (key: string): OrderDraft => ({
  key,
  customer: null,
  employee: '',
  type: 'NEW',
  functionDate: '',
  trialDate: '',
  deliveryDate: '',
  urgent: false,
  reference: '',
  discount: null,
  advance: 0,
  items: [emptyItem(`${key}-1`)],
  shown: `${key}-1`,
  step: 'items',
});

/** Whether somebody entered anything that would be lost. */
export const isStarted = (draft: OrderDraft): boolean =>
  draft.customer !== null ||
  draft.items.length > 1 ||
  [draft.functionDate, draft.trialDate, draft.deliveryDate, draft.reference].some((text) => text !== '') ||
  draft.discount !== null ||
  draft.advance > 0 ||
  draft.items.some(({ garment, toWhom, note }) => garment !== '' || toWhom !== '' || note !== '');

const sum = (priced: readonly { price: Paise }[]): Paise =>
  priced.reduce((total, { price }) => total + price, 0);

/** What one item costs, piece by piece, for `orderAmounts`. */
export const pricesOf = (item: DraftItem): OrderItemPrices => ({
  price: item.price,
  design: sum(item.designs),
  pattern: sum(item.patterns) + sum(item.customPatterns),
  addOns: sum(item.addOns),
  fabric: fabricsAmount(item.fabrics ?? []),
  quantity: item.quantity,
});

const filled = ({ value }: MeasuredValue): boolean => value.trim() !== '';

/** The measured points of an item that have a value. */
export const measuredValues = ({ values, custom }: DraftMeasurements): readonly MeasuredValue[] =>
  [...values, ...custom].filter(filled);

export const unitOf = ({ unit }: DraftMeasurements): LengthUnit => unit ?? 'INCH';

/** Whether an item can be cut by what is there. */
export function isMeasured({ measurements }: DraftItem): boolean {
  if (measurements === null) return false;
  if (measurements.method === 'TEXT') return measurements.text.trim() !== '';
  return measurements.method === 'UPLOAD'
    ? measurements.images.length > 0
    : measuredValues(measurements).length > 0;
}
