import { attendance, billing, commission } from '@galla/upstream/contract';
import { call } from '@galla/upstream/testing';
import { addCustomer, addItem, payloadOf } from '@galla/upstream/testing/billing';
import { globalId } from './ids.ts';
import type { Stack } from './stack.ts';

/** Employees with open and closed months. */
export interface PlantedStatements {
  statements: {
    /** Closed months: one with a payable amount, and one to be reopened. */
    payable: string;
    closed: string;
    /** A bill and the employee it earns for. */
    sale: { employee: string; document: string };
    /** An employee with an open month and no earnings. */
    employee: string;
    month: string;
    /** Another employee's, to be deleted. */
    advance: string;
    /** An attendance entry in an open month, to be deleted. */
    attendance: string;
  };
}

/** Closes the months of two employees, one of whom earned 5 % of a bill. */
export async function plantStatements({ api, shop }: Stack): Promise<PlantedStatements> {
  const caller = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const [earner, idle, open] = [
    await shop.addEmployee([]),
    await shop.addEmployee([]),
    await shop.addEmployee([]),
  ];
  const item = await addItem(shop, { kind: 'SERVICE', price: 10_000, gst: 0 });
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('catalogueItem')
      .set({ isPercentagePoints: true, employeePercentage: '5' })
      .where('tenantId', '=', tenantId)
      .where('id', '=', item.id)
      .execute(),
  );
  const bill = payloadOf({ customer: await addCustomer(shop), lines: [{ item }] });
  const sale = await call(api, billing.createInvoice, {
    ...caller,
    body: { ...bill, employee_id: earner.staffId },
  });
  const month = `${api.clock.now.toISOString().slice(0, 7)}-01`;
  const close = async (employee_id: string, expected_payable: string): Promise<string> => {
    const body = { employee_id, month, expected_payable };
    return (await call(api, commission.closeEarningsMonth, { ...caller, body })).body.statement.id;
  };
  const advance = { employee_id: idle.staffId, amount: '1.00', payment_mode: 'Cash' as const };
  const payable = await close(earner.staffId, '5.00');
  const closed = await close(idle.staffId, '0.00');
  const paid = await call(api, commission.createEmployeeAdvance, { ...caller, body: advance });
  const marked = await call(api, attendance.markAttendance, {
    ...caller,
    body: { employee_id: open.staffId, direction: 'IN' },
  });
  return {
    statements: {
      payable: globalId('EarningsStatement', payable),
      closed: globalId('EarningsStatement', closed),
      sale: {
        employee: globalId('Employee', earner.staffId),
        document: globalId('Document', sale.body.document_id),
      },
      employee: globalId('Employee', open.staffId),
      month,
      advance: globalId('EmployeeAdvance', paid.body.advance.id),
      attendance: globalId('AttendanceEntry', marked.body.entry.id),
    },
  };
}
