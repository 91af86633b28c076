import type { gym } from '@galla/upstream/contract';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';

type Row = Answer<typeof gym.door>;

const memberIdOf = (id: string | null) => (id === null ? null : globalId('GymMember', id));

export const doorEntryOf = (row: Row['entries'][number]) => ({
  entryId: row.entry_id,
  memberId: memberIdOf(row.member_id),
  passCode: row.pass_id,
  name: row.name,
  date: row.came_at,
  isIn: row.is_in,
  reason: row.reason,
  note: row.note,
});

const doorMemberOf = (row: Row['members'][number]) => ({
  memberId: memberIdOf(row.member_id),
  passCode: row.pass_id,
  name: row.name,
  digits: row.digits,
  code: row.code,
  image: row.image,
  planName: row.plan_name,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  suspended: row.suspended,
  frozenTo: row.frozen_to,
  sessionsLeft: row.sessions_left,
  due: row.due,
  lastVisit: row.last_visit,
});

/** Maps the door's rules to the graph's type. */
export const doorOf = (row: Row) => ({
  asOf: row.as_of,
  dueLimit: row.due_limit,
  inNow: row.in_now,
  visitsToday: row.visits_today,
  visitsByHour: row.by_hour,
  entries: row.entries.map(doorEntryOf),
  members: row.members.map(doorMemberOf),
});

/** Maps a day at the door to the graph's type. */
export const doorDayOf = (row: Answer<typeof gym.doorDay>) => ({
  day: row.day,
  visits: row.visits,
  refused: row.refused,
  visitsByHour: row.by_hour,
  entries: row.entries.map(doorEntryOf),
  dayPasses: row.day_passes.map((pass) => ({
    passCode: pass.pass_id,
    name: pass.name,
    total: pass.total_amount,
    soldAt: pass.sold_at,
  })),
  lastDays: row.last_days,
});
