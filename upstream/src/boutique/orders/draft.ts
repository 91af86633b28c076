import type { Day, Discount, LengthUnit, Paise, MoneyMode, PieceState } from '@galla/domain';
import type { SentFabric, StoredFabric } from '../fabrics/agreed.ts';

/** A picture of an order: where it lies. */
export type StoredImage = string;

export interface StoredDesign {
  /** Of the shop's option; null of an add-on that the shop does not have. */
  id: string | null;
  area: string;
  name: string;
  price: string;
  /** None of those from before stages were paid by designs. */
  stages?: StoredStagePrice[];
}

/** What a stage is paid, under its name of then; orders from before the id was kept have none. */
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
  /** In what the values are; inches where nothing is said, as before there was a choice. */
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
  /** Upload ids, or keys of images that the item has. */
  images: string[];
  stages: { stage: string; stageId?: string | undefined; amount: Paise }[];
  keep: boolean;
}

/** An item as it was sent, in exact numbers. */
export interface SentItem {
  id: string | undefined;
  garmentId: string | undefined;
  toWhom: string | null;
  note: string | null;
  quantity: number;
  total: Paise | undefined;
  designs: { id: string; price: Paise | undefined }[];
  addOns: { id: string | undefined; name: string; price: Paise | undefined }[];
  /** Cloth of the shop; undefined leaves what is there. */
  fabrics: SentFabric[] | undefined;
  patternIds: string[];
  customPatterns: SentPattern[];
  /** Images as they were sent; undefined leaves those that are there. */
  measurements: StoredMeasurements | null | undefined;
  assignments: { stageId: string; employeeId: string }[];
}

/** What the sender says that it comes to; each is held against what was computed. */
export interface Claims {
  subtotal?: Paise | undefined;
  discount?: Paise | undefined;
  gstPercentage?: number | undefined;
  gst?: Paise | undefined;
  total?: Paise | undefined;
  pending?: Paise | undefined;
  quantity?: number | undefined;
}

/** An order as it was sent, in exact numbers. */
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

/** An item with names and prices, as it is kept. */
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
  /** The item that is there, on an edit. */
  before: StoredItem | undefined;
}

/** An item as the database has it. */
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

/** A piece as the database has it. */
export interface StoredPiece {
  id: string;
  itemId: string;
  orderId: string;
  number: number;
  state: PieceState;
  stageId: string | null;
  employeeId: string | null;
  /** When it was given to the customer; null while it is in the shop. */
  handedOverAt: Date | null;
  /** Who collected it; null while it is in the shop, and once the customer is erased. */
  collectedBy: string | null;
  /** The photo that was taken before it was ready. */
  photo: StoredImage | null;
  /** Name of who of the shop gave it away; null while it is there. */
  handedOverByName: string | null;
}
