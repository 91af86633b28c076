import { dayIn, rupees } from '@galla/domain';
import { randomBytes } from 'node:crypto';
import { moneyIn } from '../../http/amounts.ts';
import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { door, doorDay, recordEntries, renewDoorCode, setDoorLimit } from './contract.ts';
import { entriesOfToday, selectEntries, toEntry } from './entries.ts';
import { dayOfDoor } from './ofDay.ts';
import { doorPeople, toDoorMember } from './people.ts';
import { dueLimit, noteEntries } from './record.ts';

/** The door of a gym. */
export const doorRoutes: Route[] = [
  route(door, async (call) => {
    const { db, caller, now, query } = call;
    const limit = await dueLimit(db);
    const people = await doorPeople(db, {
      today: dayIn(caller.timeZone, now),
      timeZone: caller.timeZone,
    });
    return {
      success: true,
      as_of: now.toISOString(),
      due_limit: limit === undefined ? null : rupees(limit),
      ...(await entriesOfToday(call, query.branch)),
      members: people.map((one) => toDoorMember(one, call)),
    };
  }),

  route(doorDay, async (call) => {
    const { day, branch } = call.query;
    return { success: true, day, ...(await dayOfDoor(call, { day, branch })) };
  }),

  route(recordEntries, async (call) => {
    const { db, body } = call;
    await noteEntries(call, body.branch, body.entries);
    const ids = body.entries.map((entry) => entry.entry_id);
    const rows = await selectEntries(db).where('entry.id', 'in', ids).execute();
    const noted = new Map(rows.map((row) => [row.id, toEntry(row)]));
    const data = ids.flatMap((id) => noted.get(id.toLowerCase()) ?? []);
    return { success: true, data, left_out: ids.length - data.length };
  }),

  route(renewDoorCode, async ({ db, body, caller, request }) => {
    // 128 bits, like other secrets; it is stored readable because members ask for it again.
    const code = randomBytes(16).toString('base64url');
    const { numUpdatedRows } = await db.sql
      .updateTable('gymMember')
      .set({ doorCode: code })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', body.member_id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refused('NOT_FOUND');
    request.log.info({ staff: caller.staffId, member: body.member_id }, 'a code of the door was renewed');
    return { success: true, member_id: body.member_id, code };
  }),

  route(setDoorLimit, async ({ db, body, caller, request }) => {
    const limit = body.limit === null ? null : rupees(moneyIn(body.limit, 'limit'));
    await db.sql
      .updateTable('tenantSetting')
      .set({ doorDueLimit: limit })
      .where('tenantId', '=', db.tenantId)
      .execute();
    request.log.info({ staff: caller.staffId, limit }, 'the limit of dues at the door was set');
    return { success: true, due_limit: limit };
  }),
];
