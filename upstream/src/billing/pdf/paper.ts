import type { QrSettings } from '@galla/domain';

/** The text content of a document's paper; `draw/` does the layout. */

/** The settings that apply to a printed QR code; frame and icon are for screens only. */
export type QrLook = Pick<QrSettings, 'colour' | 'background' | 'errorLevel'>;

/** A small label over its value. */
export interface Fact {
  label: string;
  value: string;
  /** Set larger: customer, number and date. */
  main?: boolean;
}

/** One cell of the table: a text, with a smaller one under it. */
export interface Cell {
  text: string;
  under?: string | undefined;
}

/** A column of the table. The last one, the amounts, is right of the margin. */
export interface Column {
  label: string;
  align: 'left' | 'right';
  /** Minimum width, including the gap before it. */
  pitch: number;
}

/** A row of the sums. */
export interface Sum {
  label: string;
  value: string;
  strong?: boolean;
}

export interface Paper {
  title: string;
  /** Which copy it is; or, as a strong mark, that the document is canceled. */
  mark: { text: string; strong: boolean } | undefined;
  /** The legal statement of a shop under the composition scheme. */
  sentence: string | undefined;
  shop: {
    name: string;
    logo: Buffer | undefined;
    address: string;
    /** GSTIN and PAN, set in bold; then contact details. */
    numbers: Fact[];
    contacts: string[];
  };
  customer: { label: string; name: string; lines: string[] };
  /** Two columns of facts beside the customer. */
  facts: [Fact[], Fact[]];
  number: string;
  columns: Column[];
  rows: Cell[][];
  /** The last row: number of items, and column sums. */
  sumRow: Cell[];
  sums: Sum[];
  total: Sum;
  /** The included GST, and the received and pending amounts. */
  settled: Sum[];
  words: string;
  description: string | undefined;
  upi: { link: string; amount: string; account: string; look: QrLook } | undefined;
  received: string[];
  /** Paragraphs: the disclaimer, then the shop's terms. */
  terms: string[];
  issued: Date;
}

/** The text content of a counter printer's slip: less than on a page, in one column. */
export interface Slip extends Pick<
  Paper,
  'title' | 'number' | 'description' | 'sentence' | 'sums' | 'total' | 'settled' | 'upi' | 'terms' | 'issued'
> {
  /** The total in words; on slips of bills only. */
  words?: string;
  shop: { name: string; lines: string[] };
  /** States that the document is canceled. */
  mark: string | undefined;
  /** Left and right text of each line. */
  facts: (readonly [left: string, right: string])[];
  rows: { name: string; detail: string; amount: string }[];
  /** The last line. */
  farewell: string | undefined;
}
