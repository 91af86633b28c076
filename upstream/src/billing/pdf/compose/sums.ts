import {
  amountInWords,
  dayIn,
  formatDayAs,
  formatRupees,
  type MessageKey,
  type Paise,
  PAYMENT_MODE_LABELS,
  PAYMENT_MODES,
  formatMessage,
  sumRows,
  upiLink,
} from '@galla/domain';
import { paiseOf } from '../../../db/numeric.ts';
import { oneOf } from '../../../db/oneOf.ts';
import type { Records } from '../load.ts';
import type { Paper, Sum } from '../paper.ts';
import { taxesOf } from './taxes.ts';

/** At most this many payments are listed one by one; the total is shown beside them. */
const PAYMENTS_TOLD = 6;

const sum = (key: MessageKey, amount: Paise): Sum => ({
  label: formatMessage(key),
  value: formatRupees(amount),
});

/** The rows from line amounts to total. */
function sumsOf({ document, lines }: Records): Sum[] {
  return sumRows({
    lines: lines.map((line) => ({ total: paiseOf(line.total) })),
    discount: paiseOf(document.discount),
    roundOff: paiseOf(document.roundOff),
    total: paiseOf(document.total),
  }).map(({ label, amount }) => sum(label, amount));
}

/** The GST included in the total, and the taxable value (CGST Rules 2017, rule 46). */
function includedOf({ document, lines }: Records): Sum[] {
  const taxes = taxesOf({ document, lines });
  if (taxes.length === 0) return [];
  const taxable = lines.reduce((total, line) => total + paiseOf(line.taxable), 0);
  return [
    {
      label: formatMessage('billing.includesTax', { tax: 'GST' }),
      value: formatRupees(paiseOf(document.gst)),
    },
    sum('print.taxableValue', taxable),
    ...taxes.map((tax) => sum(`billing.${tax}`, paiseOf(document[tax]))),
  ];
}

/** Money taken with an order is an advance; money for a bill is always shown as received. */
function receivedSums(type: string, advance: Paise, later: Paise): Sum[] {
  const sums: [MessageKey, Paise][] =
    type === 'ORDER'
      ? [
          ['billing.advance', advance],
          ['history.receivedSum', later],
        ]
      : [['history.receivedSum', advance + later]];
  return sums.filter(([, amount]) => amount > 0).map(([key, amount]) => sum(key, -amount));
}

/**
 * The amount received per mode, as on the slip of picture 13, with the cash tendered and the change of the last
 * payment.
 */
function receivedByMode({ document, payments }: Records): Sum[] {
  const received = payments.filter(({ kind }) => kind === 'ADVANCE' || kind === 'PAYMENT');
  const labelOf = (kind: string, mode: string): string =>
    formatMessage('print.byMode', {
      what: formatMessage(
        kind === 'ADVANCE' && document.type === 'ORDER' ? 'billing.advance' : 'history.receivedSum',
      ),
      mode: formatMessage(PAYMENT_MODE_LABELS[oneOf(PAYMENT_MODES, mode)]),
    });
  const byLabel = Map.groupBy(received, ({ kind, mode }) => labelOf(kind, mode));
  const last = received.at(-1);
  return [
    ...[...byLabel].map(([label, parts]) => ({
      label,
      value: formatRupees(-parts.reduce((total, { amount }) => total + paiseOf(amount), 0)),
    })),
    ...(last?.tendered == null
      ? []
      : [
          sum('print.cashGiven', paiseOf(last.tendered)),
          sum('print.change', paiseOf(last.tendered) - paiseOf(last.amount)),
        ]),
  ];
}

/**
 * Received and pending amounts; none for a canceled document or a proposal; for a credit note, where its value went.
 */
function settledOf(records: Records, onSlip: boolean): Sum[] {
  const { document, creditNote } = records;
  // The page shows this in a line of its own.
  if (creditNote) return onSlip ? creditNote.settled.map((label) => ({ label, value: '' })) : [];
  const total = paiseOf(document.total);
  const advance = paiseOf(document.advance);
  const pending = paiseOf(document.pending);
  const refunded = paiseOf(document.refunded);
  const credited = paiseOf(document.credited);
  const later = total - advance - pending + refunded - credited;
  if (document.canceledAt || document.type === 'PROPOSAL') return [];
  const back = refunded > 0 ? [sum('print.givenBack', refunded)] : [];
  return [
    ...(onSlip && records.payments.length > 0
      ? receivedByMode(records)
      : receivedSums(document.type, advance, later)),
    ...back,
    ...(credited > 0 ? [sum('returns.creditNotes', -credited)] : []),
    { ...sum('billing.toPay', pending), strong: true },
  ];
}

/** A UPI link for the pending amount; undefined when nothing is pending or the shop has no UPI id. */
export function balanceLink({ document, upi }: Pick<Records, 'document' | 'upi'>): string | undefined {
  const amount = paiseOf(document.pending);
  if (!upi || amount <= 0 || document.canceledAt || document.type === 'PROPOSAL') return undefined;
  return upiLink({ ...upi, amount, reference: document.number });
}

function upiOf({ document, upi, print, qr }: Records): Paper['upi'] {
  const link = balanceLink({ document, upi });
  if (!upi || !print.qr || link === undefined) return undefined;
  return { link, amount: formatRupees(paiseOf(document.pending)), account: upi.upiId, look: qr };
}

const MONEY_LINES: Record<string, MessageKey> = {
  REFUND: 'print.refundedBy',
  CREDIT_NOTE: 'print.creditNoteOf',
};

/** "Cash", "Bank (HDFC Bank)". */
function wayOf(mode: string, bank: string | null): string {
  const way = formatMessage(PAYMENT_MODE_LABELS[oneOf(PAYMENT_MODES, mode)]);
  return bank === null ? way : formatMessage('print.wayOfBank', { way, bank });
}

function receivedOf({ payments, shop, print, creditNote }: Records): string[] {
  if (creditNote) return creditNote.settled;
  return payments.slice(-PAYMENTS_TOLD).map(({ kind, amount, mode, bank, createdAt, creditNoteNumber }) =>
    formatMessage(MONEY_LINES[kind] ?? 'print.receivedBy', {
      number: creditNoteNumber ?? '',
      amount: formatRupees(paiseOf(amount)),
      mode: wayOf(mode, bank),
      // Non-breaking spaces keep the date on one line.
      day: formatDayAs(dayIn(shop.timeZone, createdAt), print.dateFormat).replaceAll(' ', '\u00a0'),
    }),
  );
}

/** The sums of a document, what is paid, and how to pay the rest. */
export function composeSums(
  records: Records,
): Pick<Paper, 'sums' | 'total' | 'settled' | 'words' | 'upi' | 'received'> {
  const total = paiseOf(records.document.total);
  return {
    sums: sumsOf(records),
    total: sum('billing.total', total),
    settled: [...includedOf(records), ...settledOf(records, false)],
    words: amountInWords(total),
    upi: upiOf(records),
    received: receivedOf(records),
  };
}

/** The same for a slip, which does not list each payment in a sentence. */
export const settledOnSlip = (records: Records): Sum[] => [
  ...includedOf(records),
  ...settledOf(records, true),
];
