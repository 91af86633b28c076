import type { Day, Discount, LengthUnit, Paise, MoneyMode, PieceState } from '@galla/domain';
import type { SentFabric, StoredFabric } from '../fabrics/agreed.ts';

/** The path of an order's picture. */
export type StoredImage = string;

export interface StoredDesign {
  /** Id of the shop's option; null for an add-on that the shop does not have. */
  id: string | null;
  area: string;
  name: string;
  price: string;
  /** Missing in orders from before designs had stage prices. */
  stages?: StoredStagePrice[];
}

/** What a stage is paid, with its name at that time; old orders have no id. */
export interface StoredStagePrice {
  stage: string;
  stageId?: string | undefined;
  amount: string;
}

export interface StoredPattern {
  id: string | null;
  name: string;
  price: string;
  images: StoredImage[];
  stages: StoredStagePrice[];
}

export interface StoredMeasurements {
  method: 'form' | 'text' | 'upload';
  values: { name: string; value: string }[];
  /** Unit of the values; inches when missing, as in orders from before there was a choice. */
  unit?: LengthUnit;
  custom: { name: string; value: string }[];
  text: string | null;
  images: StoredImage[];
  instructions: string | null;
}

/** A pattern that the shop does not have. */
export interface SentPattern {
  name: string;
  price: Paise;
  /** Upload ids, or keys of existing images. */
  images: string[];
  stages: { stage: string; stageId?: string | undefined; amount: Paise }[];
  keep: boolean;
}

/** An item as sent, in exact numbers. */
export interface SentItem {
  id: string | undefined;
  garmentId: string | undefined;
  toWhom: string | null;
  note: string | null;
  quantity: number;
  total: Paise | undefined;
  designs: { id: string; price: Paise | undefined }[];
  addOns: { id: string | undefined; name: string; price: Paise | undefined }[];
  /** Fabrics from the shop's stock; undefined keeps the existing ones. */
  fabrics: SentFabric[] | undefined;
  patternIds: string[];
  customPatterns: SentPattern[];
  /** With images as sent; undefined keeps the existing ones. */
  measurements: StoredMeasurements | null | undefined;
  assignments: { stageId: string; employeeId: string }[];
}

/** The sums that the caller claims; each is compared with the computed one. */
export interface Claims {
  subtotal?: Paise | undefined;
  discount?: Paise | undefined;
  gstPercentage?: number | undefined;
  gst?: Paise | undefined;
  total?: Paise | undefined;
  pending?: Paise | undefined;
  quantity?: number | undefined;
}

/** An order as sent, in exact numbers. */
export interface SentOrder {
  type: 'NEW' | 'ALTERATION';
  customerId: string | undefined;
  employeeId: string | undefined;
  functionDate: Day | null;
  trialDate: Day | null;
  deliveryDate: Day | null;
  urgent: boolean;
  reference: string | null;
  items: SentItem[];
  stageId: string | null;
  discount: Discount | undefined;
  advance: Paise;
  payInFull: boolean;
  mode: MoneyMode;
  paymentReference: string | undefined;
  paymentBank: string | undefined;
  claims: Claims;
  expectedTotal: Paise | undefined;
}

/** An item with names and prices, ready to store. */
export interface PricedItem {
  sent: SentItem;
  garmentId: string;
  name: string;
  price: Paise;
  designPrice: Paise;
  patternPrice: Paise;
  addOnPrice: Paise;
  fabricPrice: Paise;
  total: Paise;
  designs: StoredDesign[];
  addOns: StoredDesign[];
  fabrics: StoredFabric[];
  patterns: StoredPattern[];
  /** The existing item, on an edit. */
  before: StoredItem | undefined;
}

/** An item as stored. */
export interface StoredItem {
  id: string;
  position: number;
  code: string;
  garmentId: string;
  name: string;
  quantity: number;
  price: string;
  designs: StoredDesign[];
  addOns: StoredDesign[];
  fabrics: StoredFabric[];
  patterns: StoredPattern[];
  measurements: StoredMeasurements | null;
}

/** A piece as stored. */
export interface StoredPiece {
  id: string;
  itemId: string;
  orderId: string;
  number: number;
  state: PieceState;
  stageId: string | null;
  employeeId: string | null;
  /** When it was handed over; null while it is in the shop. */
  handedOverAt: Date | null;
  /** Who collected it; null while it is in the shop, and once the customer is erased. */
  collectedBy: string | null;
  /** Photo taken before it was ready. */
  photo: StoredImage | null;
  /** Name of the employee who handed it over; null while it is in the shop. */
  handedOverByName: string | null;
}
