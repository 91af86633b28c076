import {
  type CommissionPart,
  type Discount,
  fabricsAmount,
  type LengthUnit,
  type Milli,
  type OrderItemPrices,
  type Paise,
} from '@galla/domain';

/** A design option or an add-on of an item, with the price that was shown. */
export interface ChosenOption {
  /** Global id; '' for a free-text add-on. */
  option: string;
  /** Name of its area; '' for a free-text add-on. */
  area: string;
  name: string;
  price: Paise;
}

/** Fabric of the shop that is sewn into each piece. */
export interface DraftFabric {
  /** Global id. */
  product: string;
  /** Global id; '' if the product has no variants. */
  variant: string;
  name: string;
  unit: string;
  /** Per piece. */
  quantity: Milli;
  /** Per unit, before GST. */
  rate: Paise;
}

/** A picture: a new upload, or one already stored with the order. */
export interface DraftImage {
  /** Id of the upload; '' for a stored one. */
  upload: string;
  url: string;
}

export interface ChosenPattern {
  /** Global id; '' for a custom pattern already stored with the order. */
  pattern: string;
  name: string;
  price: Paise;
  image: string | null;
  /** Names of stages, and what each is paid. */
  stagePrices: readonly StageAmount[];
}

export interface StageAmount {
  name: string;
  amount: Paise;
}

/** A pattern that the customer brought. */
export interface CustomPattern {
  key: string;
  name: string;
  price: Paise;
  images: readonly DraftImage[];
  /** What each stage is paid of the price, by global id; null while the typed text is not a valid amount. */
  stagePrices: Readonly<Record<string, Paise | null>>;
  /** Also add it to the garment's patterns. */
  keep: boolean;
}

export interface MeasuredValue {
  name: string;
  value: string;
}

export type MeasurementMethod = 'FORM' | 'TEXT' | 'UPLOAD';

/** Measurements in each of the three ways; the method says which one counts. */
export interface DraftMeasurements {
  method: MeasurementMethod;
  values: readonly MeasuredValue[];
  /** Unit of the stored values; older drafts without it are in inches. */
  unit?: LengthUnit | undefined;
  custom: readonly MeasuredValue[];
  text: string;
  images: readonly DraftImage[];
  instructions: string;
}

/** The employee assigned to a stage. */
export interface Assignment {
  stage: string;
  employees: readonly string[];
}

export interface DraftItem {
  key: string;
  /** Global id of the stored item when editing. */
  item?: string | undefined;
  /** Global id; '' while none is chosen. */
  garment: string;
  name: string;
  price: Paise;
  toWhom: string;
  note: string;
  /** Whole pieces; 0 if the typed text is not a number. */
  quantity: number;
  designs: readonly ChosenOption[];
  addOns: readonly ChosenOption[];
  /** Older drafts may not have it. */
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

/** The values entered for the order as a whole. */
export interface OrderTerms {
  /** Global id of the employee who takes the order; '' for the signed-in user. */
  employee: string;
  /** Who shares the commission of a new order; undefined if it is all the employee's. */
  parts?: readonly CommissionPart[];
  type: 'NEW' | 'ALTERATION';
  /** Days; '' for none, or the typed text if it is not a valid day. */
  functionDate: string;
  trialDate: string;
  deliveryDate: string;
  urgent: boolean;
  reference: string;
  discount: Discount | null;
  /** The amount received now. */
  advance: Paise;
}

/** An order while it is entered. It is stored on the device until it is sent, so it must survive JSON. */
export interface OrderDraft extends OrderTerms {
  /** Idempotency key of the order. */
  key: string;
  /** The version of the edited order that the draft is based on. */
  version?: number | undefined;
  customer: DraftCustomer | null;
  items: readonly DraftItem[];
  /** Key of the item on screen. */
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

/** Whether the user entered anything that could be lost. */
export const isStarted = (draft: OrderDraft): boolean =>
  draft.customer !== null ||
  draft.items.length > 1 ||
  [draft.functionDate, draft.trialDate, draft.deliveryDate, draft.reference].some((text) => text !== '') ||
  draft.discount !== null ||
  draft.advance > 0 ||
  draft.items.some(({ garment, toWhom, note }) => garment !== '' || toWhom !== '' || note !== '');

const sum = (priced: readonly { price: Paise }[]): Paise =>
  priced.reduce((total, { price }) => total + price, 0);

/** The prices of one item per piece, for `orderAmounts`. */
export const pricesOf = (item: DraftItem): OrderItemPrices => ({
  price: item.price,
  design: sum(item.designs),
  pattern: sum(item.patterns) + sum(item.customPatterns),
  addOns: sum(item.addOns),
  fabric: fabricsAmount(item.fabrics ?? []),
  quantity: item.quantity,
});

const filled = ({ value }: MeasuredValue): boolean => value.trim() !== '';

/** The measurement points that have a value. */
export const measuredValues = ({ values, custom }: DraftMeasurements): readonly MeasuredValue[] =>
  [...values, ...custom].filter(filled);

export const unitOf = ({ unit }: DraftMeasurements): LengthUnit => unit ?? 'INCH';

/** Whether the measurements suffice to cut the item. */
export function isMeasured({ measurements }: DraftItem): boolean {
  if (measurements === null) return false;
  if (measurements.method === 'TEXT') return measurements.text.trim() !== '';
  return measurements.method === 'UPLOAD'
    ? measurements.images.length > 0
    : measuredValues(measurements).length > 0;
}
