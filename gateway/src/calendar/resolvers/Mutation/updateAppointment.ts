import { calendar } from '@galla/upstream/contract';
import { formValues } from '../../../catalogue/index.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { appointmentOf } from '../../schema.mappers.ts';
import { appointmentField, wireTime } from '../../writeAppointment.ts';

/** A flag in wire form; undefined when omitted. */
const flag = (value: boolean | null | undefined): 0 | 1 | undefined =>
  value == null ? undefined : value ? 1 : 0;

export const updateAppointment: NonNullable<MutationResolvers['updateAppointment']> = withRefusals(
  async ({ key, appointment, startsAt, ...change }, context) => {
    const body = {
      ...formValues(change.values ?? []),
      id: dbIdOf('Appointment', appointment),
      ...omitUndefined({
        date: startsAt == null ? undefined : await wireTime(context, startsAt),
        minutes: change.minutes ?? undefined,
        status: flag(change.important),
        done: flag(change.done),
        double_booking: flag(change.doubleBooking),
        expected_version: change.expectedVersion ?? undefined,
      }),
    } as const;
    const { data } = await context.call(calendar.updateAppointment, { key, body });
    return { __typename: 'AppointmentSuccess' as const, appointment: appointmentOf(data) };
  },
  { inputField: appointmentField },
);
