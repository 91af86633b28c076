import type { Loaders } from '../loaders.ts';
import { globalId } from '../relay/ids.ts';
import type { OrderQrCode } from '../types.generated.ts';
import type { OrderItemMapper } from './orders.mappers.ts';

/** Contents of an order's slips: one for each employee of an item, or one where no employee is assigned (spec 3 §3). */
export async function qrCodesOf(
  items: readonly OrderItemMapper[],
  { employees }: Loaders,
): Promise<OrderQrCode[]> {
  const codes: OrderQrCode[] = [];
  for (const item of items) {
    const { code, quantity, orderId } = item;
    const people = [...new Set(item.assignments.flatMap(({ employeeIds }) => employeeIds))];
    const address = `/order-details?id=${encodeURIComponent(globalId('Order', orderId))}`;
    const common = { itemKey: code, quantity, url: true };
    const content = `${address}&item=${encodeURIComponent(code)}`;
    if (people.length === 0) codes.push({ ...common, empKey: null, empName: null, content });
    for (const id of people) {
      const empKey = globalId('Employee', id);
      const employee = await employees.load(id);
      codes.push({
        ...common,
        empKey,
        empName: employee?.fullName ?? null,
        content: `${content}&emp=${encodeURIComponent(empKey)}`,
      });
    }
  }
  return codes;
}
