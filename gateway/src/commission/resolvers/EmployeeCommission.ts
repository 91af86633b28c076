import { commission, dashboard } from '@galla/upstream/contract';
import { shopHas } from '../../optical/index.ts';
import { connection, includeOf, pageOf } from '../../relay/connection.ts';
import { dbIdOf, globalId } from '../../relay/ids.ts';
import { selects } from '../../relay/lookahead.ts';
import type { EmployeeCommissionResolvers } from '../../types.generated.ts';
import { placesOf } from '../places.ts';
import { monthOf, statementOf } from '../statements.ts';
import { targetOf } from '../targets.ts';
import { detailOf, narrowedCommission, rowOfBill, rowOfOrder, statusesOf, sumOf } from '../rows.ts';

/** Adds the total earnings of all matching rows to a connection, if selected. */
const withSum = <Rows extends object>(rows: Rows, sum: Parameters<typeof sumOf>[0] | undefined) => ({
  ...rows,
  sum: sum ? sumOf(sum) : { points: '0', earned: '0.00', expected: '0.00' },
});

/** In a boutique by orders in pieces, elsewhere by bills. */
export const EmployeeCommission: EmployeeCommissionResolvers = {
  employeeId: ({ dbId }) => globalId('Employee', dbId),

  async earnedThisMonth({ dbId }, _args, { loaders }) {
    return (await loaders.earnedThisMonth.loadNonNull(dbId)).amount;
  },

  async summary({ dbId }, _args, context) {
    const asked = { employee_id: dbId };
    if (await shopHas(context, 'BOUTIQUE_COMMISSION')) {
      const { summary } = await context.call(commission.boutiqueDashboard, { query: asked });
      return {
        earned: summary.total_earning,
        earnedThisMonth: summary.this_month_earning,
        expected: summary.expected_earning,
        onMoney: summary.on_money === 1,
        points: null,
        contacts: null,
        customers: summary.total_customers,
        sales: null,
        completed: summary.total_completed,
        pending: summary.total_pending,
        inProcess: summary.total_inprocess,
      };
    }
    const { dashboard_data: data } = await context.call(dashboard.employeeDashboard, { body: asked });
    return {
      earned: data.total_earning,
      earnedThisMonth: data.this_month_earning,
      expected: data.expected_earning,
      onMoney: data.on_money === 1,
      points: data.total_earning_ponits,
      contacts: data.total_contacts,
      customers: data.total_customers,
      sales: data.total_order,
      completed: null,
      pending: null,
      inProcess: null,
    };
  },

  async rows({ dbId }, { filter, ...args }, context, info) {
    const page = pageOf(args);
    const include = [...includeOf(info), ...(selects(info, 'sum') ? ['sum'] : [])].join();
    const asked = { employee_id: dbId, ...narrowedCommission(filter), ...page, include };
    const ofOrders = await shopHas(context, 'BOUTIQUE_COMMISSION');
    const { word, code } = filter?.status ? statusesOf(filter.status) : {};
    if (filter?.status && (ofOrders ? code : word) === undefined)
      return withSum(connection([], {}, page), undefined);
    if (ofOrders) {
      const query = { ...asked, ...(code && { statuses: code }) };
      const answer = await context.call(commission.boutiqueEmployeeOrders, { query });
      return withSum(connection(answer.orders.map(rowOfOrder), answer, page), answer.sum);
    }
    const body = { ...asked, ...(word && { statuses: [word] }) };
    const answer = await context.call(commission.employeeCommission, { body });
    return withSum(connection(answer.data.map(rowOfBill), answer, page), answer.sum);
  },

  places: ({ dbId }, { sales }, { call }) => placesOf(call, dbId, sales),

  async month({ dbId }, { month }, { call }) {
    const body = { employee_id: dbId, month: month ?? null };
    return monthOf((await call(commission.earningsMonth, { body })).data);
  },

  async target({ dbId }, { month }, { call, loaders }) {
    // The current month's target is loaded for a whole list at once.
    if (month == null) return targetOf(await loaders.targetsThisMonth.loadNonNull(dbId));
    const body = { employee_id: dbId, month };
    return targetOf((await call(commission.employeeTarget, { body })).data);
  },

  async statements({ dbId }, args, { call }, info) {
    const page = pageOf(args);
    const body = { employee_id: dbId, ...page, include: includeOf(info).join() };
    const answer = await call(commission.earningsStatements, { body });
    return connection(answer.data.map(statementOf), answer, page);
  },

  async detail({ dbId }, { document }, { call }) {
    const { data } = await call(commission.employeeComission, {
      params: { id: dbIdOf('Document', document) },
      query: { employee_id: dbId },
    });
    return detailOf(data);
  },
};
