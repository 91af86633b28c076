import { type Budgets, write } from './budget.ts';

export const billing: Budgets = {
  BillingsQuery: { calls: 4, variables: ({ customer }) => ({ customer, chosen: true }) },
  pagesProductsQuery: { calls: 2 },
  pagesServicesQuery: { calls: 2 },
  VariantFormQuery: { calls: 2, variables: ({ varied }) => ({ id: varied }) },
  fetchRowsQuery: { calls: 2, variables: ({ product, varied }) => ({ ids: [product, varied] }) },
  useRefreshLinesQuery: { calls: 2, variables: ({ product, varied }) => ({ ids: [product, varied] }) },
  useCartTermsQuery: { calls: 3, variables: ({ customer }) => ({ customer }) },
  CashWarningQuery: { calls: 5, variables: ({ document }) => ({ payer: document }) },
  useCreateDocumentMutation: {
    calls: 6,
    variables: ({ customer, product }) =>
      write({ type: 'ORDER', customer, paymentMode: 'CASH', lines: [{ item: product, quantity: 1 }] }),
  },

  // The user, settings, form and account; the document, its lines and its editing state; its items.
  EditBillingsQuery: {
    calls: 9,
    variables: ({ edited }) => ({ document: edited.document, edits: true, customer: '', chosen: false }),
  },
  useUpdateDocumentMutation: {
    calls: 7,
    variables: ({ edited, product }) =>
      write({
        document: edited.document,
        expectedRevision: 0,
        expectedPending: edited.pending,
        lines: [{ item: product, quantity: '2', price: '100.00' }],
        paymentMode: 'CASH',
        reason: 'Customer took another piece',
      }),
  },
  WhatHappenedQuery: { calls: 3, variables: ({ edited }) => ({ id: edited.document }) },

  QuickBillQuery: { calls: 4, variables: ({ customer }) => ({ customer, chosen: true }) },
  useCreateQuickBillMutation: {
    calls: 3,
    variables: ({ customer }) => write({ customer, amount: '100.00' }),
  },

  useConfirmQuickBillMutation: {
    calls: 3,
    variables: ({ quickBill }) => write({ quickBill, mode: 'UPI' }),
  },

  // The bill and its events.
  OpenQuickQuery: { calls: 3, variables: ({ quickBill }) => ({ id: quickBill }) },
  useUndoReceiptMutation: { calls: 3, variables: ({ quickBill }) => write({ quickBill }) },
  useQuickTrashMutation: {
    calls: 3,
    variables: ({ pendingQuickBill }) => write({ quickBill: pendingQuickBill }),
  },
  useQuickTrashRestoreMutation: {
    calls: 3,
    variables: ({ pendingQuickBill }) => write({ quickBill: pendingQuickBill }),
  },
  useQuickTrashDeleteMutation: {
    needsPin: true,
    calls: 2,
    variables: ({ spareQuickBill }) => write({ quickBill: spareQuickBill }),
  },

  QrCodePageQuery: { calls: 5, variables: ({ document }) => ({ document }) },
  upiAccountQuery: { calls: 2, variables: ({ tenant }) => ({ tenant }) },
  useRecordPaymentMutation: {
    calls: 4,
    variables: ({ document, pending }) =>
      write({ payable: document, amount: '1.00', expectedPending: pending, mode: 'CASH' }),
  },
  AccountDetailsQuery: { calls: 2 },
  useSaveUpiAccountCreateMutation: {
    needsPin: true,
    calls: 3,
    variables: () => write({ upiId: 'meenakshi@okaxis', upiName: 'Meenakshi' }),
  },
  useSaveUpiAccountUpdateMutation: {
    needsPin: true,
    calls: 2,
    variables: ({ upiAccount }) => write({ account: upiAccount, upiId: 'stores@okaxis', upiName: 'Stores' }),
  },

  HistoryPageQuery: { calls: 2, variables: () => ({ first: 5, type: 'INVOICE' }), size: 'first' },
  TransactionPageQuery: {
    calls: 3,
    variables: () => ({ first: 100, quick: false, filter: { types: ['INVOICE'] } }),
    size: 'first',
  },
  ReportPageQuery: { calls: 2, variables: () => ({ first: 10 }), size: 'first' },
  GstPageQuery: { calls: 2, variables: () => ({ first: 20, by: 'PARTY' }), size: 'first' },
  SellersPageQuery: { calls: 2, variables: () => ({ first: 20, view: 'AMOUNT' }), size: 'first' },
  DuesPageQuery: { calls: 2, variables: () => ({ first: 20 }), size: 'first' },
  // The receipt and the print settings.
  OpenReceiptQuery: { calls: 3, variables: ({ accountReceipt }) => ({ id: accountReceipt }) },
  ReceiveOnAccountQuery: { calls: 4, variables: ({ debtor }) => ({ id: debtor }) },
  useCreateAccountReceiptMutation: {
    calls: 3,
    variables: ({ debtor }) =>
      write({ customer: debtor, amount: '10.00', expectedDue: '100.00', mode: 'CASH' }),
  },
  LimitWarningQuery: { calls: 2, variables: ({ debtor }) => ({ payer: debtor }) },
  useSetOpeningDueMutation: {
    calls: 4,
    variables: ({ customer }) => write({ customer, amount: '250.00', since: '2026-03-31' }),
  },
  useSetCreditLimitMutation: {
    calls: 3,
    variables: ({ debtor }) => write({ customer: debtor, limit: '5000.00' }),
  },
  DayClosesPageQuery: { calls: 2, variables: () => ({ first: 20 }), size: 'first' },
  DayPanelQuery: { calls: 3 },
  OpenCloseQuery: { calls: 3, variables: ({ dayClose }) => ({ id: dayClose }) },
  useMayCloseDaysQuery: { calls: 1 },
  useMaySetMoneyQuery: { calls: 1 },
  useWriteDaysCloseMutation: {
    calls: 2,
    // Long before the first bill, so that the days of other bills stay open.
    variables: () =>
      write({
        day: '2020-01-02',
        opening: '0.00',
        counted: '0.00',
        expectedCollected: '0.00',
        expectedPaidOut: '0.00',
      }),
  },
  useWriteDaysReopenMutation: { needsPin: true, calls: 2, variables: ({ dayClose }) => write({ dayClose }) },
  useWriteDaysExpenseMutation: { calls: 2, variables: () => write({ amount: '1.00', purpose: 'Tea' }) },
  useWriteDaysDeleteExpenseMutation: { calls: 2, variables: ({ expense }) => write({ expense }) },
  PaymentHistoryQuery: {
    calls: 4,
    variables: ({ document }) => ({ id: document, known: true, from: '2000-01-01', to: '2030-12-31' }),
  },
  NotesPageQuery: { calls: 2, variables: () => ({ first: 20 }), size: 'first' },
  // The note, its invoice, and the print settings.
  OpenNoteQuery: { calls: 4, variables: ({ creditNote }) => ({ id: creditNote }) },
  ReturnQuery: { calls: 5, variables: ({ returned: { document } }) => ({ document, known: true }) },
  useCreateCreditNoteMutation: {
    calls: 5,
    variables: ({ returned: { document, line, total } }) =>
      write({
        document,
        lines: [{ line, quantity: '1', condition: 'STOCK' }],
        reason: 'DAMAGED',
        expectedPending: total,
        expectedTotal: total,
      }),
  },
  useConvertDocumentMutation: {
    calls: 7,
    variables: ({ offered: { document, total } }) => write({ document, type: 'ORDER', expectedTotal: total }),
  },
  useRefundDocumentMutation: {
    calls: 7,
    variables: ({ paidDocument }) =>
      write({
        document: paidDocument,
        amount: '0.50',
        expectedReceived: '1.00',
        mode: 'CASH',
        reason: 'Too dear',
      }),
  },
  // With the drawer's lines, payments and attachments, and the order it billed.
  useTrashMutation: { calls: 7, variables: ({ spareDocument }) => write({ document: spareDocument }) },
  useTrashRestoreMutation: { calls: 3, variables: ({ spareDocument }) => write({ document: spareDocument }) },
  useTrashDeleteMutation: {
    needsPin: true,
    calls: 2,
    variables: ({ lastDocument }) => write({ document: lastDocument }),
  },
  useWriteAttachmentsCreateMutation: {
    calls: 4,
    variables: ({ document, attachmentPicture }) => write({ document, image: attachmentPicture }),
  },
  useWriteAttachmentsDeleteMutation: { calls: 4, variables: ({ attachment }) => write({ attachment }) },
  OpenDocumentQuery: { calls: 2, variables: ({ document }) => ({ id: document }) },
  // The links, and who made them.
  OpenLinksQuery: { calls: 4, variables: ({ document }) => ({ id: document }) },
  useShareDocumentMutation: { calls: 5, variables: ({ document }) => write({ document }) },
  useRevokeShareMutation: { calls: 4, variables: ({ share }) => write({ share }) },
  PrescriptionFormQuery: {
    business: 8,
    calls: 4,
    variables: ({ customer }) => ({ customer }),
  },
  DocumentDetailQuery: { calls: 8, variables: ({ document }) => ({ id: document }) },
};
