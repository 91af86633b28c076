import { gym } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf, optionalDbId, uuidOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { doorEntryOf } from '../../door.ts';

export const recordDoorEntries: NonNullable<MutationResolvers['recordDoorEntries']> = withRefusals(
  async ({ key, branch, entries }, { call }) => {
    const { data, left_out: leftOut } = await call(gym.recordEntries, {
      key,
      body: {
        branch: dbIdOf('Branch', branch),
        entries: entries.map(({ key: entry, member, pass, date, note }) => ({
          entry_id: entry,
          member_id: optionalDbId('GymMember', member) ?? null,
          pass_id: pass == null ? null : uuidOf(pass),
          came_at: date,
          note: note ?? null,
        })),
      },
    });
    return { __typename: 'RecordDoorEntriesSuccess' as const, entries: data.map(doorEntryOf), leftOut };
  },
  {
    inputField: (field) =>
      field
        .replace(/^entries\.(\d+)\.entry_id$/, 'entries.$1.key')
        .replace(/^entries\.(\d+)\.member_id$/, 'entries.$1.member')
        .replace(/^entries\.(\d+)\.pass_id$/, 'entries.$1.pass')
        .replace(/^entries\.(\d+)\.came_at$/, 'entries.$1.date'),
  },
);
