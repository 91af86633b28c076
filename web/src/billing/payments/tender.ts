import type { Paise, PaymentMode, PaymentPart } from '@galla/domain';
import type { Paid } from './paid.ts';

/** A payment as entered, at the till or for a later payment. It must survive JSON. */
export interface Tender {
  /** The typed amount; null while it follows the amount to pay. Cash may exceed it, which gives change. */
  advance: Paise | null;
  mode: PaymentMode | null;
  /** The card's last four digits, or the reference of the UPI payment or transfer. */
  reference?: string;
  /** The bank of a transfer, as free text. */
  bank?: string;
  /** Several modes instead of one. */
  split?: readonly PaymentPart[] | null;
  /** The day on which the customer promises to pay the rest; '' for none. */
  payOn?: string;
}

export type TenderAction =
  | { type: 'advance'; advance: Paise | null }
  | { type: 'mode'; mode: PaymentMode }
  | { type: 'reference'; reference: string }
  | { type: 'bank'; bank: string }
  | { type: 'split'; parts: readonly PaymentPart[] }
  | { type: 'payOn'; payOn: string };

/** The reducer of a payment. It does not validate amounts. */
export function tenderReducer<T extends Tender>(tender: T, action: TenderAction): T {
  switch (action.type) {
    case 'advance':
      return { ...tender, advance: action.advance };
    case 'mode':
      // A reference or amount typed for one mode does not apply to another.
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

/** State and actions of the payment fields, wherever they are used. */
export interface Tendering {
  tender: Tender;
  dispatch: (action: TenderAction) => void;
  /** The amount to pay. */
  total: Paise;
  /** The payer's credit from returned goods. */
  credit: Paise;
  /** The resulting payments. */
  paid: Paid;
  /** The amount shown in the field. */
  given: Paise | undefined;
  give: (amount: Paise | undefined) => void;
  /** Reports whether the typed amount is unreadable. */
  onUnreadable: (unreadable: boolean, text: string) => void;
  /**
   * Global id of the paying customer or the paid document, to look up earlier cash payments; undefined for a
   * walk-in.
   */
  payer: string | undefined;
  problems: {
    advance?: string | undefined;
    mode?: string | undefined;
    reference?: string | undefined;
    payOn?: string | undefined;
  };
}
