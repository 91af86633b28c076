import { calendar } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const deleteAppointment: NonNullable<MutationResolvers['deleteAppointment']> = withRefusals(
  async ({ key, appointment }, { call }) => {
    await call(calendar.deleteAppointment, { key, body: { id: dbIdOf('Appointment', appointment) } });
    return { __typename: 'DeleteAppointmentSuccess' as const, deletedId: appointment };
  },
);
