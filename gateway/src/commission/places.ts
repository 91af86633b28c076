import { problem } from '@galla/domain';
import { commission } from '@galla/upstream/contract';
import { pointOf } from '../map/index.ts';
import { dbIdOf, parseId } from '../relay/ids.ts';
import { refusedInput } from '../refusals/RefusalError.ts';
import type { Call } from '../rest/arguments.ts';
import type { CommissionPlace } from '../types.generated.ts';

/** Maximum size of a page. */
const MOST = 100;

/** A sale is a document or an order in pieces; upstream's ids never collide between them. */
const dbIdOfSale = (id: string): string => dbIdOf(parseId(id)?.type === 'Order' ? 'Order' : 'Document', id);

/** Positions of an employee at the time of sales, each under the requested id. */
export async function placesOf(
  call: Call,
  employeeId: string,
  sales: readonly string[],
): Promise<CommissionPlace[]> {
  if (sales.length === 0) return [];
  if (sales.length > MOST)
    throw refusedInput([problem('sales', 'INVALID_INPUT', 'faults.pageSize', { min: 1, max: MOST })]);
  const saleOf = new Map(sales.map((id) => [dbIdOfSale(id), id]));
  const query = { employee_id: employeeId, ids: [...saleOf.keys()].join(',') };
  const { data } = await call(commission.employeeOrderLocations, { query });
  return data.map(({ id, location }) => ({
    __typename: 'CommissionPlace',
    saleId: saleOf.get(id) ?? id,
    point: pointOf(location),
  }));
}
