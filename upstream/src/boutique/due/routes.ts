import { checkDailyPieces, dayIn, isDay } from '@galla/domain';
import { invalidField, refuseOn } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { dueBoard } from './board.ts';
import { dayLoad, dueOrders, setDailyPieces } from './contract.ts';
import { dailyPieces, loadOf } from './load.ts';

/** The due board, and the load of a day. */
export const dueRoutes: Route[] = [
  route(dueOrders, async ({ db, caller, query, now }) => {
    const today = dayIn(caller.timeZone, now);
    const board = await dueBoard(db, caller, query.by ?? 'delivery', today);
    return { success: true, ...board, load: await loadOf(db, today) };
  }),

  route(dayLoad, async ({ db, query: { date, except } }) => {
    if (!isDay(date)) throw invalidField('date');
    return { success: true, data: await loadOf(db, date, except) };
  }),

  route(setDailyPieces, async ({ db, caller, body: { pieces }, request }) => {
    refuseOn(checkDailyPieces(pieces));
    await db.sql
      .updateTable('tenantSetting')
      .set({ dailyPieces: pieces })
      .where('tenantId', '=', db.tenantId)
      .execute();
    request.log.info({ staff: caller.staffId, pieces }, 'the daily number of pieces was set');
    return { success: true, daily_pieces: await dailyPieces(db) };
  }),
];
