import { type BillingOption, type DocumentType, type MessageKey } from '@galla/domain';
import { Calculator, ReceiptIndianRupee, Scissors, type LucideIcon } from 'lucide-react';

/** Texts and icon of a document type. */
export interface TypeWords {
  option: BillingOption;
  type: DocumentType;
  icon: LucideIcon;
  /** On the tile that selects it. */
  tile: MessageKey;
  tileHint: MessageKey;
  /** Name of the document. */
  name: MessageKey;
  /** Title of the screen that creates it. */
  title: MessageKey;
  /** Label of the button that creates it. */
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

/** The texts of a type named by the address or the graph; those of invoices if unknown. */
export const typeWords = (named: string): TypeWords =>
  DOCUMENT_TYPES_SHOWN.find(({ option, type }) => option === named || type === named) ??
  DOCUMENT_TYPES_SHOWN[0];

/** The screen that creates a type (spec 2 §2): proposals on the quick-bill screen, the others in the cart. */
export const billingPath = (option: BillingOption): '/QuickBill' | '/Billings' =>
  option === 'proposal' ? '/QuickBill' : '/Billings';
