import type { QrSettings } from '@galla/domain';

/** What stands on a document's paper, in words; how it is set is for `draw/`. */

/** What of the shop's choice a printed code takes: a frame and an icon are for screens. */
export type QrLook = Pick<QrSettings, 'colour' | 'background' | 'errorLevel'>;

/** A small label over its value. */
export interface Fact {
  label: string;
  value: string;
  /** Set larger: who is billed, the number, the day. */
  main?: boolean;
}

/** One cell of the table: a text, with a smaller one under it. */
export interface Cell {
  text: string;
  under?: string | undefined;
}

/** One column of the table. The amounts, the last one, stand behind the margin. */
export interface Column {
  label: string;
  align: 'left' | 'right';
  /** The least width, with the gap before it. */
  pitch: number;
}

/** A line of the sums. */
export interface Sum {
  label: string;
  value: string;
  strong?: boolean;
}

export interface Paper {
  title: string;
  /** Which copy it is; or, set strong, that the document was canceled. */
  mark: { text: string; strong: boolean } | undefined;
  /** What the law wants said of a shop under the composition scheme. */
  sentence: string | undefined;
  shop: {
    name: string;
    logo: Buffer | undefined;
    address: string;
    /** GSTIN and PAN, set stronger; then how the shop is reached. */
    numbers: Fact[];
    contacts: string[];
  };
  customer: { label: string; name: string; lines: string[] };
  /** Two columns of facts beside the customer. */
  facts: [Fact[], Fact[]];
  number: string;
  columns: Column[];
  rows: Cell[][];
  /** The last row: how many items, and the sums of the columns. */
  sumRow: Cell[];
  sums: Sum[];
  total: Sum;
  /** How much of the total is GST; what was received and is still to pay. */
  settled: Sum[];
  words: string;
  description: string | undefined;
  upi: { link: string; amount: string; account: string; look: QrLook } | undefined;
  received: string[];
  /** In paragraphs: the disclaimer, then the shop's terms. */
  terms: string[];
  issued: Date;
}

/** What stands on the slip of a counter printer: less than on a page, in one column. */
export interface Slip extends Pick<
  Paper,
  'title' | 'number' | 'description' | 'sentence' | 'sums' | 'total' | 'settled' | 'upi' | 'terms' | 'issued'
> {
  /** The total in words, where it is a bill's. */
  words?: string;
  shop: { name: string; lines: string[] };
  /** That the document was canceled. */
  mark: string | undefined;
  /** What stands left and right on a line. */
  facts: (readonly [left: string, right: string])[];
  rows: { name: string; detail: string; amount: string }[];
  /** What the last line says. */
  farewell: string | undefined;
}
