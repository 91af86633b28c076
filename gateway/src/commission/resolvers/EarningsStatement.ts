import { commission } from '@galla/upstream/contract';
import { connection, includeOf, pageOf } from '../../relay/connection.ts';
import type { EarningsStatementResolvers } from '../../types.generated.ts';
import { rowOfStatement } from '../statements.ts';

export const EarningsStatement: EarningsStatementResolvers = {
  async rows({ dbId }, args, { call }, info) {
    const page = pageOf(args);
    const body = { statement_id: dbId, ...page, include: includeOf(info).join() };
    const answer = await call(commission.earningsStatementRows, { body });
    return connection(answer.data.map(rowOfStatement), answer, page);
  },
};
