import {
  checkReturned,
  checkReturnTotal,
  creditAgainstDue,
  formatMessage,
  type Milli,
  type MoneyMode,
  type Paise,
  quantityText,
  type ReturnReason,
  returnTotals,
  type ReturnTotals,
  rupees,
} from '@galla/domain';
import type { CreateCreditNoteInput } from '../../__generated__/useCreateCreditNoteMutation.graphql.ts';
import { wayInput, wayProblems } from '../refund/way.ts';
import type { Sold, SoldRow } from './soldDocument.ts';

/** Where the rest goes: into a bill that opens then, back by a mode, or it is kept. */
export type Settlement = 'BILL' | 'REFUND' | 'CREDIT';

/** A return as it is typed. */
export interface ReturnValues {
  /** By the id of the line; none of what is not named. */
  quantities: Readonly<Record<string, Milli>>;
  /** The ids of lines that cannot be sold again. */
  damaged: readonly string[];
  reason: ReturnReason | '';
  note: string;
  settlement: Settlement;
  mode: MoneyMode;
  reference: string;
  bank: string;
}

/**
 * Where the rest may go, the likeliest first. A walk-in, who has no account, gets the money.
 * @param mayBill whether the person may make the bill that it goes into
 */
export function settlementsFor({ customer }: Sold, mayBill: boolean): readonly Settlement[] {
  if (customer === undefined || customer.walkIn) return ['REFUND'];
  return mayBill ? ['BILL', 'REFUND', 'CREDIT'] : ['REFUND', 'CREDIT'];
}

/** Nothing comes back yet. */
export const startValues = (sold: Sold, mayBill: boolean): ReturnValues => ({
  quantities: {},
  damaged: [],
  reason: '',
  note: '',
  settlement: settlementsFor(sold, mayBill)[0] ?? 'REFUND',
  mode: 'CASH',
  reference: '',
  bank: '',
});

/** Everything that is left. */
export const everythingLeft = ({ rows }: Sold): Record<string, Milli> =>
  Object.fromEntries(rows.filter(({ left }) => left > 0).map(({ id, left }) => [id, left]));

/** How much of each line comes back, in the order of the invoice. */
const quantitiesOf = ({ rows }: Sold, { quantities }: ReturnValues): Milli[] =>
  rows.map(({ id }) => quantities[id] ?? 0);

/** What a return comes to, and what of it is above the dues. */
export function returnOf(sold: Sold, values: ReturnValues): ReturnTotals & { ofDue: Paise; rest: Paise } {
  const totals = returnTotals(sold.bill, quantitiesOf(sold, values));
  const ofDue = creditAgainstDue(totals.total, sold.pending);
  return { ...totals, ofDue, rest: totals.total - ofDue };
}

/** What is wrong with what comes back of a line. */
export const lineProblem = (row: SoldRow, quantity: Milli): string | undefined =>
  quantity === 0 ? undefined : checkReturned(row, quantity)?.message;

/** What is wrong, by field; that of a line stands at the line too. */
export function checkValues(sold: Sold, values: ReturnValues): Record<string, string> {
  const chosen = sold.rows.filter(({ id }) => (values.quantities[id] ?? 0) > 0);
  const wrong = chosen.map((row) => lineProblem(row, values.quantities[row.id] ?? 0)).find(Boolean);
  const { total, rest } = returnOf(sold, values);
  const quantities =
    chosen.length === 0
      ? formatMessage('returns.nothingChosen')
      : (wrong ?? checkReturnTotal(total)?.message);
  return {
    ...(quantities !== undefined && { quantities }),
    ...(values.reason === '' && { reason: formatMessage('returns.reasonMissing') }),
    ...(values.reason === 'OTHER' &&
      values.note.trim() === '' && { note: formatMessage('returns.noteMissing') }),
    ...(rest > 0 && values.settlement === 'REFUND' && wayProblems(values)),
  };
}

/** A return as it is sent. */
export function inputOf(sold: Sold, values: ReturnValues, key: string): CreateCreditNoteInput {
  const { total, rest } = returnOf(sold, values);
  const { reason, note, settlement, mode, reference, bank } = values;
  if (reason === '') throw new Error('A return without a reason was not refused.');
  return {
    key,
    document: sold.id,
    lines: sold.rows
      .filter(({ id }) => (values.quantities[id] ?? 0) > 0)
      .map(({ id }) => ({
        line: id,
        quantity: quantityText(values.quantities[id] ?? 0),
        condition: values.damaged.includes(id) ? 'DAMAGED' : 'STOCK',
      })),
    reason,
    note: note.trim() || null,
    expectedPending: rupees(sold.pending),
    expectedTotal: rupees(total),
    ...(rest > 0 && { settlement: settlement === 'REFUND' ? 'REFUND' : 'CREDIT' }),
    ...(rest > 0 && settlement === 'REFUND' && { refund: wayInput({ mode, reference, bank }) }),
  };
}
