import { checkRange } from '@galla/domain';
import { reports } from '@galla/upstream/contract';
import { refuseOn } from '../../refusals/refuseOn.ts';
import { connection, includeOf, pageOf } from '../../relay/connection.ts';
import { globalId } from '../../relay/ids.ts';
import { type Lookahead, selects } from '../../relay/lookahead.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { dayBookOf, dayCloseOf } from '../dayClose.ts';
import { customerDueOf, dueSumsOf, narrowedDues } from '../dues.ts';
import { gstRowOf, gstTotalsOf } from '../gst.ts';
import { narrowedDays } from '../narrowedDays.ts';
import { narrowedSellers, sellerOf, sellerSumsOf } from '../sellers.ts';
import { narrowedReceipts, orderedReceipts, receiptsOf, receiptSummaryOf } from '../receipts.ts';

/** Parts that upstream should include besides the rows, the sums among them. */
const withSums = (info: Lookahead, parts: readonly string[] = ['summary']): string =>
  [...includeOf(info), ...parts.filter((part) => selects(info, part))].join();

/** A requested part, which upstream always includes. */
function requested<T>(summary: T | undefined): T {
  if (summary === undefined) throw new Error('The summary was not asked for');
  return summary;
}

export const Tenant: Pick<
  TenantResolvers,
  'dayBook' | 'dayCloses' | 'duesByAge' | 'gstSummary' | 'receipts' | 'sellers' | '__isTypeOf'
> = {
  async receipts(_tenant, { filter, orderBy, ...args }, { call }, info) {
    const page = pageOf(args);
    if (filter?.from && filter.to) refuseOn(checkRange(filter.from, filter.to));
    const include = withSums(info, ['summary', 'collectors']);
    const body = { ...narrowedReceipts(filter), ...orderedReceipts(orderBy), ...page, include };
    const answer = await call(reports.fetchReports, { body });
    return {
      ...connection(receiptsOf(answer), answer, page),
      get summary() {
        return receiptSummaryOf(requested(answer.summary));
      },
      collectors: (answer.collectors ?? []).map(({ id, name }) => ({
        employeeId: globalId('Employee', id),
        name,
      })),
    };
  },

  async gstSummary(_tenant, { by, from, to, ...args }, { call }, info) {
    const page = pageOf(args);
    const body = { by, ...narrowedDays({ from, to }), ...page, include: withSums(info) };
    const answer = await call(reports.gstSummary, { body });
    return {
      ...connection(answer.data.map(gstRowOf), answer, page),
      get summary() {
        return gstTotalsOf(requested(answer.summary));
      },
    };
  },

  async sellers(_tenant, { view, from, to, kind, ...args }, { call }, info) {
    const page = pageOf(args);
    const body = { ...narrowedSellers({ view, from, to, kind }), ...page, include: withSums(info) };
    const answer = await call(reports.sellers, { body });
    return {
      ...connection(answer.data.map(sellerOf), answer, page),
      get summary() {
        return sellerSumsOf(requested(answer.summary));
      },
    };
  },

  dayBook: async (_tenant, { day }, { call }) =>
    dayBookOf((await call(reports.dayBook, { body: { day: day ?? null } })).data),

  async dayCloses(_tenant, args, { call }, info) {
    const page = pageOf(args);
    const body = { ...page, include: withSums(info, []) };
    const answer = await call(reports.dayCloses, { body });
    return connection(answer.data.map(dayCloseOf), answer, page);
  },

  async duesByAge(_tenant, { search, age, ...args }, { call }, info) {
    const page = pageOf(args);
    const body = { ...narrowedDues({ search, age }), ...page, include: withSums(info) };
    const answer = await call(reports.duesByAge, { body });
    return {
      ...connection(answer.data.map(customerDueOf), answer, page),
      get summary() {
        return dueSumsOf(requested(answer.summary));
      },
    };
  },
};
