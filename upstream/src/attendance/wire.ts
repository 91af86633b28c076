import { type AttendanceSums, entryState, fullName, workedMinutes } from '@galla/domain';
import type { Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { DB } from '../db/types.generated.ts';
import type {
  AttendanceChange as AttendanceChangeOnWire,
  AttendanceEntry as AttendanceEntryOnWire,
  AttendanceSums as SumsOnWire,
} from './contract.ts';

export type EntryRow = Selectable<DB['attendanceEntry']>;

/** The current instant and the shop's time zone. */
export interface Clock {
  zone: string;
  now: Date;
}

export const stretchOfRow = ({ inAt, outAt }: EntryRow) => ({ inAt, outAt: outAt ?? undefined });

export const stateOf = (row: EntryRow, { zone, now }: Clock) => entryState(stretchOfRow(row), zone, now);

export const toEntry = (row: EntryRow, clock: Clock): Static<typeof AttendanceEntryOnWire> => ({
  id: row.id,
  employee_id: row.employeeId,
  day: row.day,
  in_at: row.inAt.toISOString(),
  out_at: row.outAt?.toISOString() ?? null,
  minutes: workedMinutes(stretchOfRow(row)) ?? null,
  state: stateOf(row, clock),
  version: row.updatedAt.toISOString(),
});

export const toSums = ({ days, minutes, withoutOut }: AttendanceSums): Static<typeof SumsOnWire> => ({
  days,
  minutes,
  without_out: withoutOut,
});

type ChangeRow = Selectable<DB['attendanceChange']> & { firstName: string; lastName: string };

const times = (inAt: Date | null, outAt: Date | null) =>
  inAt && { in_at: inAt.toISOString(), out_at: outAt?.toISOString() ?? null };

export const toChange = (row: ChangeRow): Static<typeof AttendanceChangeOnWire> => ({
  entry_id: row.entryId,
  changed_at: row.changedAt.toISOString(),
  changed_by_name: fullName(row.firstName, row.lastName),
  reason: row.reason,
  from: times(row.fromIn, row.fromOut),
  to: times(row.toIn, row.toOut),
});
