/** A payment as in the graph's answer. */
export const payment = (id: string, amount: string, newPending: string, rest: object = {}) => ({
  __typename: 'Payment',
  id,
  amount,
  newPending,
  mode: 'UPI',
  isAdvance: false,
  isRefund: false,
  isCreditNote: false,
  creditNote: null,
  receipt: null,
  voucher: null,
  reason: null,
  paperUrl: null,
  reference: null,
  bank: null,
  tendered: null,
  receivedBy: 'Rekha Yadav',
  date: '2025-11-20T10:42:00.000Z',
  ...rest,
});

const line = (position: number, name: string, quantity: string, unit: string, total: string) => ({
  __typename: 'DocumentLine',
  id: `l${position}`,
  commissionParts: [],
  position,
  name,
  quantity,
  unit,
  total,
  gstPercentage: '5',
});

/** The invoice of the designs with all fields that any screen needs; ₹5,404.50 of ₹7,404.50 are pending. */
export const document = (changes: object = {}) => ({
  __typename: 'Document',
  __isNode: 'Document',
  id: 'd1',
  type: 'INVOICE',
  number: '26-27/A/00413',
  date: '2025-11-20T10:42:00.000Z',
  customerName: 'Priya Agarwal',
  customerMobile: '9829041526',
  customer: { __typename: 'Customer', id: 'c1', credit: '0.00' },
  employee: { __typename: 'Employee', id: 'e1', fullName: 'Rekha Yadav' },
  lines: [
    line(1, 'Bandhani silk dupatta, red', '1', 'pc', '1942.50'),
    line(2, 'Ajrakh modal fabric', '2.5', 'm', '5712.00'),
  ],
  itemCount: 2,
  discount: { amount: '250.00' },
  gst: '364.50',
  cgst: '182.25',
  sgst: '182.25',
  igst: '0.00',
  roundOff: '0.00',
  total: '7404.50',
  advance: '2000.00',
  pending: '5404.50',
  status: 'PARTIAL',
  orderState: null,
  paymentMode: 'UPI',
  payments: [payment('y1', '2000.00', '5404.50', { isAdvance: true })],
  deliveryDate: null,
  payOn: null,
  description: null,
  refNumber: null,
  pdfUrl: '/pdf/d1',
  viewerCanReceivePayment: true,
  viewerCanTrash: false,
  viewerCanReturn: false,
  creditNotes: [],
  credited: '0.00',
  limitsLiftedBy: null,
  revision: 0,
  attachments: [],
  viewerCanAttach: true,
  viewerCanEdit: true,
  trashRefund: '0.00',
  received: '2000.00',
  viewerCanRefund: false,
  viewerCanConvert: false,
  convertedFrom: null,
  convertedTo: null,
  trashedAt: null,
  trashedBy: null,
  order: null,
  ...changes,
});

/** The same, fully paid. */
export const paidDocument = (changes: object = {}) =>
  document({
    pending: '0.00',
    status: 'PAID',
    viewerCanReceivePayment: false,
    payments: [
      payment('y1', '2000.00', '5404.50', { isAdvance: true }),
      payment('y2', '5404.50', '0.00', { reference: '432109876543' }),
    ],
    ...changes,
  });

/** The answer to a successful `recordPayment`. */
export const recorded = (changes: object = {}) => ({
  recordPayment: {
    __typename: 'RecordPaymentSuccess',
    payable: {
      ...paidDocument(changes),
      __isPayable: 'Document',
      customer: { __typename: 'Customer', id: 'c1', pending: '0.00', credit: '0.00' },
    },
  },
});

/** The answer to a refused one. */
export const refusedPayment = (type: string, fields: object = {}) => ({
  recordPayment: { __typename: type, __isRefusal: type, ...fields },
});

/** The shop's UPI accounts, as in the graph's answer. */
export const accounts = (...upiIds: string[]) => ({
  node: {
    __typename: 'Tenant',
    __isNode: 'Tenant',
    id: 't1',
    upiAccounts: upiIds.map((upiId, index) => ({
      __typename: 'UpiAccount',
      id: `u${index}`,
      upiId,
      upiName: 'Meenakshi Boutique',
    })),
  },
});

/** The shop with its print settings, as in the graph's answer. */
export const shop = (settings: object = {}) => ({
  __typename: 'Tenant',
  id: 't1',
  name: 'Meenakshi Boutique',
  settings: { billPaper: 'PAGE', pageSize: 'A4', printAtOnce: false, ...settings },
});
