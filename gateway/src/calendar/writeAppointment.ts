import { appointmentTime, writeAppointmentTime } from '@galla/domain';
import type { Context } from '../context.ts';

/** An instant as the REST API has it: on the shop's clock. */
export async function wireTime({ viewer }: Context, instant: string): Promise<string> {
  const { profile } = await viewer();
  return writeAppointmentTime(appointmentTime(profile.time_zone, new Date(instant)));
}

const NAMES: Readonly<Record<string, string>> = {
  id: 'appointment',
  customer_id: 'customer',
  phone: 'customer',
  date: 'startsAt',
  minutes: 'minutes',
};

/** The input's field of a REST body's: what the form fills in stands under `values`. */
export const appointmentField = (bodyField: string): string =>
  (Object.hasOwn(NAMES, bodyField) ? NAMES[bodyField] : undefined) ?? `values.${bodyField}`;
