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

/** Where the rest goes: into a new bill, refunded by a payment mode, or kept as credit. */
export type Settlement = 'BILL' | 'REFUND' | 'CREDIT';

/** The form values of a return. */
export interface ReturnValues {
  /** Returned quantities by line id; missing means none. */
  quantities: Readonly<Record<string, Milli>>;
  /** Ids of the lines that cannot be sold again. */
  damaged: readonly string[];
  reason: ReturnReason | '';
  note: string;
  settlement: Settlement;
  mode: MoneyMode;
  reference: string;
  bank: string;
}

/**
 * The possible settlements, most likely first. A walk-in, who has no account, gets a refund.
 * @param mayBill whether the user may create a bill to be paid with the credit
 */
export function settlementsFor({ customer }: Sold, mayBill: boolean): readonly Settlement[] {
  if (customer === undefined || customer.walkIn) return ['REFUND'];
  return mayBill ? ['BILL', 'REFUND', 'CREDIT'] : ['REFUND', 'CREDIT'];
}

/** Initially nothing is returned. */
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

/** The full returnable quantities. */
export const everythingLeft = ({ rows }: Sold): Record<string, Milli> =>
  Object.fromEntries(rows.filter(({ left }) => left > 0).map(({ id, left }) => [id, left]));

/** The returned quantity of each line, in the order of the invoice. */
const quantitiesOf = ({ rows }: Sold, { quantities }: ReturnValues): Milli[] =>
  rows.map(({ id }) => quantities[id] ?? 0);

/** The totals of a return, and the part above the dues. */
export function returnOf(sold: Sold, values: ReturnValues): ReturnTotals & { ofDue: Paise; rest: Paise } {
  const totals = returnTotals(sold.bill, quantitiesOf(sold, values));
  const ofDue = creditAgainstDue(totals.total, sold.pending);
  return { ...totals, ofDue, rest: totals.total - ofDue };
}

/** The problem of a line's returned quantity. */
export const lineProblem = (row: SoldRow, quantity: Milli): string | undefined =>
  quantity === 0 ? undefined : checkReturned(row, quantity)?.message;

/** Problems by field; a line's problem is shown at the line too. */
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

/** The mutation's input. */
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
