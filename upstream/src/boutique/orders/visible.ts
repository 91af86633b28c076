import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { visibleTo } from '../../customers/index.ts';
import type { TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';

type OrderQuery = ExpressionBuilder<TenantTables, 'boutiqueOrder' | 'customer'>;

/**
 * The orders that a person may see (spec 1 §6): the owner sees all; an employee sees those of visible customers, those
 * they took, and those whose pieces they work on. A `where` for queries on `boutique_order` and `customer`.
 */
export function ownOrders(caller: Pick<Caller, 'employeeId' | 'tenantId'>) {
  const { employeeId, tenantId } = caller;
  return (order: OrderQuery): Expression<SqlBool> => {
    if (employeeId === null) return order.lit(true);
    const works = (table: 'boutiquePiece' | 'boutiqueAssignment') =>
      order(
        'boutiqueOrder.id',
        'in',
        order
          .selectFrom(table)
          .where(`${table}.tenantId`, '=', tenantId)
          .where(`${table}.employeeId`, '=', employeeId)
          .select(`${table}.orderId`),
      );
    return order.or([
      visibleTo(caller)(order as unknown as ExpressionBuilder<TenantTables, 'customer'>),
      order('boutiqueOrder.createdBy', '=', employeeId),
      order('boutiqueOrder.employeeId', '=', employeeId),
      works('boutiquePiece'),
      works('boutiqueAssignment'),
    ]);
  };
}
