import { formatMessage } from '@galla/domain';
import type { TableTask } from '../../catalogue/index.ts';
import { particulars } from './compose.ts';
import type { Statement, StatementAsked } from './load.ts';

/** A zero amount leaves the cell empty. */
const sideOf = (amount: number): number | null => (amount === 0 ? null : amount);

/** The statement as a workbook table: the content of the paper, with amounts as numbers. */
export function tableOf(
  { customer, opening, billed, received, closing, lines }: Statement,
  { from_date: from, to_date: to }: Pick<StatementAsked, 'from_date' | 'to_date'>,
  shop: string,
): TableTask {
  return {
    kind: 'table',
    sheet: formatMessage('statement.short'),
    facts: [
      [formatMessage('statement.title'), shop],
      [formatMessage('statement.for'), customer.name],
      [formatMessage('statement.from'), from],
      [formatMessage('statement.to'), to],
    ],
    columns: [
      { heading: formatMessage('print.date'), kind: 'day', width: 22 },
      { heading: formatMessage('statement.particulars'), kind: 'text', width: 34 },
      { heading: formatMessage('statement.billed'), kind: 'money', width: 16 },
      { heading: formatMessage('statement.received'), kind: 'money', width: 16 },
      { heading: formatMessage('statement.balance'), kind: 'money', width: 16 },
    ],
    rows: [
      { cells: [from, formatMessage('statement.opening'), null, null, opening] },
      ...lines.map(({ day, debit, credit, balance, ...line }) => ({
        cells: [day, particulars(line), sideOf(debit), sideOf(credit), balance],
      })),
      { cells: [null, formatMessage('statement.total'), billed, received, null], strong: true },
      { cells: [to, formatMessage('statement.closing'), null, null, closing], strong: true },
    ],
  };
}
