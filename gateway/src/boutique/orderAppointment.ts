import { createHash } from 'node:crypto';
import { formatMessage } from '@galla/domain';
import { calendar } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { RefusalError } from '../refusals/RefusalError.ts';
import type { CreateOrderInput } from '../types.generated.ts';
import type { OrderRow } from './orders.mappers.ts';

/** A separate idempotency key for an order's appointment, derived so that a repeated order has the same one. */
function appointmentKey(key: string): string {
  const hex = createHash('sha256').update(`${key} appointment`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/**
 * Creates the appointment of an order (spec 3 §2.1): on the trial date, else on the delivery date, at ten.
 * @returns the problem, or null without any: the order is kept either way
 */
export async function makeOrderAppointment(
  { key, trialDate, deliveryDate }: CreateOrderInput,
  order: OrderRow,
  { call }: Context,
): Promise<string | null> {
  if (order.customer_id === null || !order.customer_mobile) return formatMessage('calendar.mobileMissing');
  const body = {
    customer_id: order.customer_id,
    phone: order.customer_mobile,
    name: order.customer_name,
    date: `${trialDate ?? deliveryDate} 10:00:00 AM`,
    double_booking: 1 as const,
    looking_for: `${trialDate ? 'Trial' : 'Delivery'} ${order.order_no}`,
  };
  try {
    await call(calendar.saveAppointment, { key: appointmentKey(key), body });
    return null;
  } catch (error) {
    return error instanceof RefusalError && error.refusal.problems?.[0]
      ? `${formatMessage('orderRule.appointmentFailed')}: ${error.refusal.problems[0].message}`
      : formatMessage('orderRule.appointmentFailed');
  }
}
