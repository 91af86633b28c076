import { calendar } from '@galla/upstream/contract';
import { formValues } from '../../../catalogue/index.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { appointmentOf } from '../../schema.mappers.ts';
import { appointmentField, wireTime } from '../../writeAppointment.ts';

export const createAppointment: NonNullable<MutationResolvers['createAppointment']> = withRefusals(
  async ({ key, customer, startsAt, minutes, important, doubleBooking, values }, context) => {
    const body = {
      ...formValues(values),
      customer_id: dbIdOf('Customer', customer),
      date: await wireTime(context, startsAt),
      status: important === true ? 1 : 0,
      double_booking: doubleBooking === true ? 1 : 0,
      ...omitUndefined({ minutes: minutes ?? undefined }),
    } as const;
    const { data } = await context.call(calendar.saveAppointment, { key, body });
    return { __typename: 'AppointmentSuccess' as const, appointment: appointmentOf(data) };
  },
  { inputField: appointmentField },
);
