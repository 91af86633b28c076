import { formatMessage, formatRupees, RETURN_REASON_LABELS, RETURN_REASONS } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { settledText_note$key } from '../../__generated__/settledText_note.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { modeWord } from '../document/paymentText.ts';

/** The reason for a return, as text. */
export const reasonText = (reason: string): string => {
  const known = RETURN_REASONS.find((one) => one === reason);
  return known ? formatMessage(RETURN_REASON_LABELS[known]) : reason;
};

const readNote = (note: settledText_note$key) =>
  readInlineData(
    graphql`
      fragment settledText_note on CreditNote @inline {
        againstDue
        refunded
        refundMode
        creditLeft
        creditUses {
          number
          amount
        }
      }
    `,
    note,
  );

const stillText = (left: string): string =>
  formatMessage('returns.creditStill', { amount: formatRupees(paiseOf(left)) });

/** Where the value of a credit note went, in a word or two: "Off what is due", "Cash", "Kept as credit". */
export function settledWords(note: settledText_note$key): string[] {
  const { againstDue, refundMode } = readNote(note);
  const due = paiseOf(againstDue) > 0 ? [formatMessage('returns.ofDue')] : [];
  if (refundMode == null) return due;
  return [...due, refundMode === 'CREDIT' ? formatMessage('credit.kept') : modeWord(refundMode)];
}

/**
 * Where the value of a credit note went, in one line: deducted from dues, refunded by a mode, or kept as credit, and
 * what that has paid since.
 */
export function settledText(note: settledText_note$key): string {
  const { againstDue, refunded, refundMode, creditUses, creditLeft } = readNote(note);
  const amount = formatRupees(paiseOf(refunded));
  const due = paiseOf(againstDue);
  return [
    due > 0 && formatMessage('returns.paper.offDue', { amount: formatRupees(due) }),
    refundMode === 'CREDIT' && formatMessage('returns.paper.kept', { amount }),
    refundMode != null &&
      refundMode !== 'CREDIT' &&
      formatMessage('returns.paper.refunded', { mode: modeWord(refundMode), amount }),
    ...creditUses.map((use) =>
      formatMessage('returns.creditPaid', { number: use.number, amount: formatRupees(paiseOf(use.amount)) }),
    ),
    creditUses.length > 0 && paiseOf(creditLeft) > 0 && stillText(creditLeft),
  ]
    .filter(Boolean)
    .join(' · ');
}
