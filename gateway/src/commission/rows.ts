import { checkRange } from '@galla/domain';
import type { commission } from '@galla/upstream/contract';
import { refuseOn } from '../refusals/refuseOn.ts';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { CommissionDetail, CommissionFilter, CommissionRow, CommissionSum } from '../types.generated.ts';

type Bill = Answer<typeof commission.employeeCommission>['data'][number];
type Order = Answer<typeof commission.boutiqueEmployeeOrders>['orders'][number];
type FixedCode = NonNullable<Order['status_fixed']>;
type Detail = Answer<typeof commission.employeeComission>['data'];
type Sum = NonNullable<Answer<typeof commission.employeeCommission>['sum']>;

/** Statuses of an employee's bills. */
const BILL_STATUS = { Paid: 'PAID', Partial: 'PARTIAL', Unpaid: 'UNPAID', Canceled: 'CANCELED' } as const;

const billStatus = (word: Bill['status']): CommissionRow['status'] =>
  Object.hasOwn(BILL_STATUS, word) ? BILL_STATUS[word as keyof typeof BILL_STATUS] : 'OTHER';

const orderStatus = ({ status_fixed: fixed, canceled }: Order): CommissionRow['status'] => {
  if (canceled === 1 || fixed === 'CANCELLED') return 'CANCELED';
  return fixed ?? 'OTHER';
};

const CODES: Readonly<Record<string, FixedCode>> = {
  PENDING: 'PENDING',
  IN_PROCESS: 'IN_PROCESS',
  PARTIALLY_DONE: 'PARTIALLY_DONE',
  COMPLETED: 'COMPLETED',
  HELD: 'HELD',
  CANCELED: 'CANCELLED',
};

/** A status in the terms of documents and of orders; undefined for the kind that lacks it. */
export const statusesOf = (status: string) => ({
  word: Object.entries(BILL_STATUS).find(([, one]) => one === status)?.[0] as Bill['status'] | undefined,
  code: Object.hasOwn(CODES, status) ? CODES[status] : undefined,
});

/** A filter as upstream takes it, for both list and export; the status is passed separately. */
export function narrowedCommission(filter: CommissionFilter | null | undefined) {
  if (filter?.from && filter.to) refuseOn(checkRange(filter.from, filter.to));
  return omitUndefined({
    from_date: filter?.from ?? undefined,
    to_date: filter?.to ?? undefined,
    search: filter?.search ?? undefined,
  });
}

export const rowOfBill = (row: Bill): CommissionRow => ({
  __typename: 'CommissionRow',
  documentId: globalId('Document', row.doc_id),
  orderId: null,
  number: row.serial_number,
  customer: row.customer_name,
  date: row.date,
  delivery: null,
  status: billStatus(row.status),
  statusName: null,
  total: row.total_amount,
  pending: row.pending_amount,
  points: row.points_commission.points,
  earned: row.points_commission.emp_earned_rs,
  expected: Number(row.points_commission.expected_rs) > 0 ? row.points_commission.expected_rs : null,
});

export const rowOfOrder = (row: Order): CommissionRow => ({
  __typename: 'CommissionRow',
  documentId: null,
  orderId: globalId('Order', row.id),
  number: row.order_no,
  customer: row.customer_name,
  date: row.date,
  delivery: row.delivery_time,
  status: orderStatus(row),
  statusName: row.status,
  total: row.final_total,
  pending: row.pending_amt,
  points: '0',
  earned: row.commission,
  expected: row.expected_commission,
});

export const sumOf = (sum: Sum): CommissionSum => ({
  points: sum.points,
  earned: sum.emp_earned_rs,
  expected: sum.expected_rs,
});

type Line = Detail['employee_comission']['product'][number] | Detail['employee_comission']['service'][number];

const lineOf = (line: Line) => ({
  name: line.item_name,
  quantity: line.qty,
  amount: line.amount,
  percentage: line.percentage,
  points: line.points,
  pointValue: line.point_value,
  commission: line.commission,
  part: line.part,
});

export const detailOf = ({
  employee_comission: lines,
  total_amount: total,
  ...share
}: Detail): CommissionDetail => ({
  products: lines.product.map(lineOf),
  services: lines.service.map(lineOf),
  total,
  earned: share.earned,
  expected: share.expected,
  onMoney: share.on_money === 1,
  percent: share.percent,
});
