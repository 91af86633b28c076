import type { Nodes } from '../relay/nodes.ts';

export const attendanceNodes = {
  AttendanceEntry: (dbId, { loaders }) => loaders.attendanceEntries.load(dbId),
} satisfies Nodes;
