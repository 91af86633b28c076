import { checkRange } from '@galla/domain';
import { reports } from '@galla/upstream/contract';
import { refuseOn } from '../../refusals/refuseOn.ts';
import { connection, includeOf, pageOf } from '../../relay/connection.ts';
import { globalId } from '../../relay/ids.ts';
import { selects } from '../../relay/lookahead.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { narrowedReceipts, orderedReceipts, receiptsOf, receiptSummaryOf } from '../receipts.ts';

export const Tenant: Pick<TenantResolvers, 'receipts' | '__isTypeOf'> = {
  async receipts(_tenant, { filter, orderBy, ...args }, { call }, info) {
    const page = pageOf(args);
    if (filter?.from && filter.to) refuseOn(checkRange(filter.from, filter.to));
    const parts = (['summary', 'collectors'] as const).filter((part) => selects(info, part));
    const include = [...includeOf(info), ...parts].join();
    const body = { ...narrowedReceipts(filter), ...orderedReceipts(orderBy), ...page, include };
    const answer = await call(reports.fetchReports, { body });
    return {
      ...connection(receiptsOf(answer), answer, page),
      get summary() {
        if (answer.summary === undefined) throw new Error('The summary was not asked for');
        return receiptSummaryOf(answer.summary);
      },
      collectors: (answer.collectors ?? []).map(({ id, name }) => ({
        employeeId: globalId('Employee', id),
        name,
      })),
    };
  },
};
