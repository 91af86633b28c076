import { type BillingOption, type DocumentType, type MessageKey } from '@galla/domain';
import { Calculator, ReceiptIndianRupee, Scissors, type LucideIcon } from 'lucide-react';

/** Words and icon of a type of document, wherever one is chosen, made or created. */
export interface TypeWords {
  option: BillingOption;
  type: DocumentType;
  icon: LucideIcon;
  /** On the tile where it is chosen. */
  tile: MessageKey;
  tileHint: MessageKey;
  /** The document itself. */
  name: MessageKey;
  /** The screen on which it is made. */
  title: MessageKey;
  /** The button that creates it. */
  create: MessageKey;
  failed: MessageKey;
}

export const DOCUMENT_TYPES_SHOWN: readonly [TypeWords, TypeWords, TypeWords] = [
  {
    option: 'invoice',
    type: 'INVOICE',
    icon: ReceiptIndianRupee,
    tile: 'billing.typeInvoice',
    tileHint: 'billing.typeInvoiceHint',
    name: 'billing.invoice',
    title: 'billing.newInvoice',
    create: 'billing.createInvoice',
    failed: 'billing.createInvoiceFailed',
  },
  {
    option: 'order',
    type: 'ORDER',
    icon: Scissors,
    tile: 'billing.typeOrder',
    tileHint: 'billing.typeOrderHint',
    name: 'billing.order',
    title: 'billing.newOrder',
    create: 'billing.createOrder',
    failed: 'billing.createOrderFailed',
  },
  {
    option: 'proposal',
    type: 'PROPOSAL',
    icon: Calculator,
    tile: 'billing.typeQuickBill',
    tileHint: 'billing.typeQuickBillHint',
    name: 'billing.proposal',
    title: 'billing.newProposal',
    create: 'billing.createProposal',
    failed: 'billing.createProposalFailed',
  },
];

/** The words of a type as the address or the graph names it; invoices for anything unknown. */
export const typeWords = (named: string): TypeWords =>
  DOCUMENT_TYPES_SHOWN.find(({ option, type }) => option === named || type === named) ??
  DOCUMENT_TYPES_SHOWN[0];

/** Where a type is billed (spec 2 §2): proposals on the quick-bill screen, the others in the cart. */
export const billingPath = (option: BillingOption): '/QuickBill' | '/Billings' =>
  option === 'proposal' ? '/QuickBill' : '/Billings';
