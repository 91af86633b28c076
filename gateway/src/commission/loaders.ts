import { commission } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import type { Call } from '../rest/arguments.ts';
import { advanceOf, statementOf } from './statements.ts';

export function commissionLoaders(call: Call) {
  return {
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
