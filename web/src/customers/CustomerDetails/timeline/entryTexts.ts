import {
  PAYMENT_MODE_LABELS,
  PAYMENT_MODES,
  formatMessage,
  formatCount,
  formatRupees,
  type Paise,
} from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { entryTexts_record$key } from '../../../__generated__/entryTexts_record.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';

/** The texts of an entry. */
interface EntryTexts {
  name: string;
  who: string | null | undefined;
  /** Number of items, payment mode, tags, or the previous status. */
  more: string;
  amount?: Paise;
  /** The bill to open. */
  document?: string | undefined;
  /** The appointment to open. */
  appointment?: string;
  /** The receipt on account to open. */
  receipt?: { id: string; number: string };
}

const modeText = (mode: string): string => {
  const known = PAYMENT_MODES.find((one) => one === mode);
  return known ? formatMessage(PAYMENT_MODE_LABELS[known]) : mode;
};

/** Describes a payment, refund or credit note of a bill. */
function moneyText({ document, isRefund, isCreditNote, mode }: Money): string {
  if (document == null) return formatMessage('customers.paymentReceived');
  const { number } = document;
  if (isCreditNote) return formatMessage('customers.creditNoteFor', { number });
  if (isRefund)
    return formatMessage(mode === 'CREDIT' ? 'customers.keptFor' : 'customers.refundFor', { number });
  return formatMessage('customers.paymentFor', { number });
}

interface Money {
  document: { number: string } | null | undefined;
  isRefund: boolean;
  isCreditNote: boolean;
  mode: string;
}

/** The texts of a record of any type. */
export function entryTextsOf(key: entryTexts_record$key): EntryTexts {
  const record = readInlineData(
    graphql`
      fragment entryTexts_record on TimelineRecord @inline {
        __typename
        ... on Document {
          id
          number
          itemCount
          total
          employee {
            fullName
          }
        }
        ... on Payment {
          amount
          mode
          isRefund
          isCreditNote
          receivedBy
          receipt
          document {
            id
            number
          }
        }
        ... on AccountReceipt {
          id
          receiptNumber: number
          amount
          credited
          mode
          receivedBy
        }
        ... on Appointment {
          id
          lookingFor
          employee {
            fullName
          }
        }
        ... on CustomerNote {
          note
          tags
          createdBy
        }
        ... on StatusChange {
          set: status
          previous
          createdBy
        }
      }
    `,
    key,
  );
  if (record.__typename === 'Document')
    return {
      name: record.number,
      who: record.employee?.fullName,
      more: formatCount('billing.items', record.itemCount),
      amount: paiseOf(record.total),
      document: record.id,
    };
  if (record.__typename === 'Payment') {
    const { document, isRefund, isCreditNote, receipt } = record;
    const of = receipt == null ? [] : [formatMessage('onAccount.of', { number: receipt })];
    return {
      name: moneyText(record),
      who: record.receivedBy,
      more: isCreditNote ? '' : [modeText(record.mode), ...of].join(' · '),
      amount: isRefund || isCreditNote ? -paiseOf(record.amount) : paiseOf(record.amount),
      document: document?.id,
    };
  }
  if (record.__typename === 'AccountReceipt') {
    const { id, receiptNumber: number, mode, credited, receivedBy } = record;
    const kept = paiseOf(credited);
    return {
      name: formatMessage('onAccount.receipt', { number }),
      who: receivedBy,
      more: [
        modeText(mode),
        ...(kept > 0 ? [formatMessage('onAccount.keptPart', { amount: formatRupees(kept) })] : []),
      ].join(' · '),
      amount: paiseOf(record.amount),
      receipt: { id, number },
    };
  }
  if (record.__typename === 'Appointment')
    return { name: record.lookingFor, who: record.employee?.fullName, more: '', appointment: record.id };
  if (record.__typename === 'CustomerNote')
    return { name: record.note, who: record.createdBy, more: record.tags.join(', ') };
  if (record.__typename === 'StatusChange') {
    const { set: status, previous } = record;
    const more = previous == null ? '' : formatMessage('customers.after', { status: previous });
    return { name: formatMessage('customers.statusSet', { status }), who: record.createdBy, more };
  }
  return { name: formatMessage('customers.somethingElse'), who: null, more: '' };
}
