import { attendance } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import type { Call } from '../rest/arguments.ts';
import { entryOf } from './attendance.ts';

export function attendanceLoaders(call: Call) {
  return {
    attendanceEntries: byId(
      async (ids) =>
        (await call(attendance.attendanceEntries, { body: { ids: ids.join() } })).data.map(entryOf),
      ({ dbId }) => dbId,
    ),
  };
}
