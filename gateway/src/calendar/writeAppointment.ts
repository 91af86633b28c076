import { appointmentTime, writeAppointmentTime } from '@galla/domain';
import type { Context } from '../context.ts';

/** An instant as the REST API has it: in the shop's local time. */
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

/** The input field of a REST body's field: values of the form are below `values`. */
export const appointmentField = (bodyField: string): string =>
  (Object.hasOwn(NAMES, bodyField) ? NAMES[bodyField] : undefined) ?? `values.${bodyField}`;
