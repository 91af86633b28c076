import { formatDayAs, formatRupees, partyState, PAYMENT_MODE_LABELS, formatMessage } from '@galla/domain';
import { fact, isText, phoneText, stateText } from '../pdf/compose/compose.ts';
import type { ShopFacts } from '../pdf/load.ts';
import type { Paper } from '../pdf/paper.ts';
import type { Statement, StatementAsked, StatementLine } from './load.ts';

/** A row of a statement: day, particulars and three amounts; on an account billed, received and the balance. */
export type StatementRow = readonly [day: string, text: string, first: string, second: string, last: string];

/** The text content of a statement's paper. */
export interface StatementPaper extends Pick<
  Paper,
  'title' | 'mark' | 'sentence' | 'shop' | 'customer' | 'facts' | 'number'
> {
  heads: StatementRow;
  rows: StatementRow[];
  sums: StatementRow;
  closing: readonly [label: string, value: string];
  issued: Date;
}

/** The shop with its current details. */
export function composeShop({ shop }: ShopFacts, logo: Buffer | undefined): Paper['shop'] {
  const { name, address, city, pincode, gstin, pan, stateCode, phone, email, website } = shop;
  const town = [city, pincode].filter(isText).join(' ');
  return {
    name,
    logo,
    address: [address, town, stateText(partyState({ gstin, stateCode }))].filter(isText).join(', '),
    numbers: [...(shop.registration === 'NONE' ? [] : fact('print.gstin', gstin)), ...fact('print.pan', pan)],
    contacts: [phone && phoneText(phone), email, website].filter(isText),
  };
}

function composeCustomer({ customer }: Statement): Paper['customer'] {
  const { name, address, city, gstin, mobile } = customer;
  return {
    label: formatMessage('statement.for'),
    name,
    lines: [
      [address, city].filter(isText).join(', '),
      phoneText(mobile ?? ''),
      gstin && `${formatMessage('print.gstin')} ${gstin}`,
    ].filter(isText),
  };
}

/** "26-27/A/00413" for a bill, "26-27/A/00413, Cash" for a payment, "26-27/A/00413, credit note" for a credit note. */
export const particulars = ({ mode, number }: Pick<StatementLine, 'mode' | 'number'>): string =>
  mode === null
    ? number
    : mode === 'CREDIT'
      ? formatMessage('statement.creditNote', { number })
      : formatMessage('statement.paid', { number, mode: formatMessage(PAYMENT_MODE_LABELS[mode]) });

/** Composes the text content of the paper. */
export function composeStatement(
  statement: Statement,
  asked: Pick<StatementAsked, 'from_date' | 'to_date'>,
  { facts, logo, now }: { facts: ShopFacts; logo: Buffer | undefined; now: Date },
): StatementPaper {
  const day = (text: string) => formatDayAs(text, facts.print.dateFormat);
  const { opening, billed, received, closing, lines } = statement;
  return {
    title: formatMessage('statement.title'),
    mark: undefined,
    sentence: undefined,
    shop: composeShop(facts, logo),
    customer: composeCustomer(statement),
    facts: [
      [{ label: formatMessage('statement.from'), value: day(asked.from_date), main: true }],
      [{ label: formatMessage('statement.to'), value: day(asked.to_date), main: true }],
    ],
    number: statement.customer.name,
    heads: [
      formatMessage('print.date'),
      formatMessage('statement.particulars'),
      formatMessage('statement.billed'),
      formatMessage('statement.received'),
      formatMessage('statement.balance'),
    ],
    rows: [
      [day(asked.from_date), formatMessage('statement.opening'), '', '', formatRupees(opening)],
      ...lines.map(({ mode, number, ...line }): StatementRow => [
        day(line.day),
        particulars({ mode, number }),
        line.kind === 'bill' ? formatRupees(line.debit) : '',
        line.kind === 'payment' ? formatRupees(line.credit) : '',
        formatRupees(line.balance),
      ]),
    ],
    sums: ['', '', formatRupees(billed), formatRupees(received), ''],
    closing: [formatMessage('statement.closing'), formatRupees(closing)],
    issued: now,
  };
}
