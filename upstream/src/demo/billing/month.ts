import type { Day } from '@galla/domain';
import type { Random } from '../random.ts';
import type { NumberSeries, QuickBill, ShopDocument } from '../types.ts';
import { withCounterSales } from './counterSales.ts';
import { type Counter, randomDocument, visitor } from './document.ts';
import { type Moment, moments } from './moments.ts';
import { createNumbering } from './numbers.ts';

/** The documents of a month, oldest first, and the counters after them. */
export interface Month {
  documents: ShopDocument[];
  quickBills: QuickBill[];
  series: NumberSeries[];
}

const HOUR = 3_600_000;

function randomQuickBill(
  random: Random,
  { plan, customers, writers, now }: Counter,
  at: Date,
): Omit<QuickBill, 'number' | 'financialYear' | 'serial'> {
  const [from, to] = plan.quickBill;
  return {
    at,
    amount: random.int(Math.ceil(from / 10), Math.floor(to / 10)) * 10_00,
    customer: visitor(random, customers),
    createdBy: random.pick(writers),
    paid: now.getTime() - at.getTime() > HOUR && random.chance(0.85),
  };
}

/** The month up to today, generated in order of time so that numbers are ascending. */
export function randomMonth(random: Random, counter: Counter, today: Day): Month {
  const { plan, now } = counter;
  const numbering = createNumbering();
  const documents: ShopDocument[] = [];
  const quickBills: QuickBill[] = [];
  const kinds = ['INVOICE', 'ORDER', 'PROPOSAL', 'QUICK_BILL'] as const;
  const write = (moment: Moment): void => {
    const kind = random.weighted(kinds, (one) => plan.types[one]);
    const number = numbering.next(kind, moment.day);
    if (kind === 'QUICK_BILL') quickBills.push({ ...number, ...randomQuickBill(random, counter, moment.at) });
    else documents.push({ ...number, ...randomDocument(random, counter, kind, moment) });
  };
  for (const moment of moments(random, plan, today, now)) write(moment);
  return { documents: withCounterSales(documents), quickBills, series: numbering.series() };
}
