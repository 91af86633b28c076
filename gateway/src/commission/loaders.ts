import { commission } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import { byParent } from '../relay/byParent.ts';
import type { Call } from '../rest/arguments.ts';
import { type CommissionPartMapper, partOf } from './split.mappers.ts';
import { advanceOf, statementOf } from './statements.ts';

export function commissionLoaders(call: Call) {
  return {
    /** Commission shares of a document and its lines, or of an order in pieces, by its id. */
    commissionParts: byParent<CommissionPartMapper>(async (ids) => {
      const { data } = await call(commission.commissionParts, { body: { ids: ids.join() } });
      return Map.groupBy(data.map(partOf), ({ saleId }) => saleId);
    }),
    /** An employee's earnings of the current month, in rupees. */
    earnedThisMonth: byId(
      async (ids) => (await call(commission.earningsThisMonth, { body: { ids: ids.join() } })).data,
      ({ employee_id: id }) => id,
    ),
    /** An employee's target and sales of the current month. */
    targetsThisMonth: byId(
      async (ids) => (await call(commission.targetsThisMonth, { body: { ids: ids.join() } })).data,
      ({ employee_id: id }) => id,
    ),
    earningsStatements: byId(
      async (ids) => {
        const body = { ids: ids.join(), limit: ids.length, include: '' };
        return (await call(commission.earningsStatements, { body })).data.map(statementOf);
      },
      ({ dbId }) => dbId,
    ),
    employeeAdvances: byId(
      async (ids) =>
        (await call(commission.employeeAdvances, { body: { ids: ids.join() } })).data.map(advanceOf),
      ({ dbId }) => dbId,
    ),
  };
}
