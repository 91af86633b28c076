import type { Paise, PaymentMode, PaymentPart } from '@galla/domain';
import type { Paid } from './paid.ts';

/** How money is given, as it is typed: at the till, and for what is paid later. It must survive JSON. */
export interface Tender {
  /** What was typed into the amount; null while it follows what is to pay. Cash may be more: then there is change. */
  advance: Paise | null;
  mode: PaymentMode | null;
  /** Last four digits of the card, or the reference of UPI or the bank. */
  reference?: string;
  /** The bank of a transfer, as people call it. */
  bank?: string;
  /** Several modes at once, instead of one. */
  split?: readonly PaymentPart[] | null;
  /** When the customer says that he will pay the rest; empty for no day. */
  payOn?: string;
}

export type TenderAction =
  | { type: 'advance'; advance: Paise | null }
  | { type: 'mode'; mode: PaymentMode }
  | { type: 'reference'; reference: string }
  | { type: 'bank'; bank: string }
  | { type: 'split'; parts: readonly PaymentPart[] }
  | { type: 'payOn'; payOn: string };

/** What happens to it. Whether the money fits is for the problems to say. */
export function tenderReducer<T extends Tender>(tender: T, action: TenderAction): T {
  switch (action.type) {
    case 'advance':
      return { ...tender, advance: action.advance };
    case 'mode':
      // What was typed for one mode is not meant for another.
      return tender.mode === action.mode && tender.split == null
        ? tender
        : { ...tender, mode: action.mode, reference: '', bank: '', split: null };
    case 'reference':
      return { ...tender, reference: action.reference };
    case 'bank':
      return { ...tender, bank: action.bank };
    case 'payOn':
      return { ...tender, payOn: action.payOn };
    default:
      return { ...tender, split: action.parts };
  }
}

/** Money that is being taken, wherever that is: what the fields show, and what they do. */
export interface Tendering {
  tender: Tender;
  dispatch: (action: TenderAction) => void;
  /** What is to pay. */
  total: Paise;
  /** What the shop owes the payer of goods that came back. */
  credit: Paise;
  /** What comes of it. */
  paid: Paid;
  /** What the field of the amount shows. */
  given: Paise | undefined;
  give: (amount: Paise | undefined) => void;
  /** Whether something is typed as an amount that is none. */
  onUnreadable: (unreadable: boolean, text: string) => void;
  /** Global id of the customer or of the document that is paid, for what came in cash before; undefined for a walk-in. */
  payer: string | undefined;
  problems: {
    advance?: string | undefined;
    mode?: string | undefined;
    reference?: string | undefined;
    payOn?: string | undefined;
  };
}
