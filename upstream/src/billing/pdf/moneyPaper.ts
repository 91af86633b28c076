import {
  type BillPaper,
  formatMessage,
  type MessageKey,
  paperFileName,
  paperName,
  rollWidthOf,
} from '@galla/domain';
import type { Files } from '../../files/index.ts';
import type { BinaryAnswer } from '../../http/route.ts';
import { composeShop } from '../statement/compose.ts';
import { renderMoneyPage } from './draw/moneyPage.ts';
import { renderSlip } from './draw/slip.ts';
import type { ShopFacts } from './load.ts';
import type { Paper, Slip, Sum } from './paper.ts';

/** The text content of a page for money received or paid back. */
export interface MoneyPaper extends Pick<
  Paper,
  | 'title'
  | 'mark'
  | 'sentence'
  | 'shop'
  | 'customer'
  | 'facts'
  | 'number'
  | 'sums'
  | 'total'
  | 'words'
  | 'issued'
> {
  /** What the money was for. */
  rows: Slip['rows'];
  /** Paragraphs below the amount in words. */
  notes: readonly string[];
  /** Label of the signature. */
  signedBy: MessageKey;
}

/** Money received or paid back, in the words of its papers. */
export interface Money extends Pick<Paper, 'title' | 'number' | 'customer' | 'words' | 'issued' | 'total'> {
  rows: Slip['rows'];
  /** The mode and its reference. */
  way: Sum;
  day: Sum;
  /** The person who received it or paid it back. */
  by: Sum;
  notes: readonly string[];
  signedBy: MessageKey;
  farewell: string | undefined;
}

/** The same content for a roll. */
export const slipOf = (money: Money, shop: Paper['shop']): Slip => ({
  title: money.title,
  number: money.number,
  issued: money.issued,
  description: undefined,
  sentence: undefined,
  shop: {
    name: shop.name,
    lines: [shop.address, ...shop.contacts.slice(0, 1)].filter((line) => line !== ''),
  },
  mark: undefined,
  facts: [
    [money.day.value, money.by.value],
    [money.customer.label, money.customer.name],
  ],
  rows: money.rows,
  sums: [money.way],
  total: money.total,
  settled: [],
  upi: undefined,
  terms: [money.words, ...money.notes],
  farewell: money.farewell,
});

/** The paper for money received or paid back: a page or a slip; by default a roll of 80 mm. */
export async function moneyAnswer(
  money: Money,
  facts: ShopFacts,
  { files, asked = 'THERMAL_80' }: { files: Files; asked: BillPaper | undefined },
): Promise<BinaryAnswer> {
  const { print, shop: stored } = facts;
  const roll = rollWidthOf(asked);
  const logo = stored.logo === null || roll !== undefined ? undefined : await files.read(stored.logo);
  const shop = composeShop(facts, logo);
  const bytes =
    roll === undefined
      ? await renderMoneyPage(
          {
            ...money,
            shop,
            mark: undefined,
            sentence: undefined,
            facts: [
              [{ label: formatMessage('refundVoucher.number'), value: money.number, main: true }],
              [money.day, money.by],
            ],
            sums: [money.way],
          },
          print,
        )
      : await renderSlip(slipOf(money, shop), roll);
  return {
    contentType: 'application/pdf',
    bytes,
    fileName: paperFileName(money.number, paperName(asked, print.pageSize)),
  };
}
