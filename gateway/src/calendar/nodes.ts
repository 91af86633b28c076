import type { Nodes } from '../relay/nodes.ts';

export const calendarNodes = {
  Appointment: (dbId, { loaders }) => loaders.appointments.load(dbId),
} satisfies Nodes;
