import { formatCount, isDay } from '@galla/domain';
import { invalidField, Refused } from '../http/refused.ts';
import { type Route, route } from '../http/route.ts';
import { employeeRoutes, getEmployeeLocation, getLocationById, saveLocations } from './contract.ts';
import { pointById, requireSight, routesOf, toWire } from './read.ts';
import { savePoints } from './save.ts';

const dayOf = (date: string): string => {
  if (!isDay(date)) throw invalidField('date');
  return date;
};

/** The map of employees (spec 3 §§2.8, 7). */
export const routes: Route[] = [
  route(getEmployeeLocation, async ({ db, caller, body }) => {
    const { employee_id: id, date } = body;
    const [found] = await routesOf(db, caller.timeZone, [id], dayOf(date));
    if (!found) throw new Refused('NOT_FOUND');
    requireSight(caller, [found.employee_id]);
    return { success: true, ...found };
  }),

  route(employeeRoutes, async ({ db, caller, query }) => {
    const ids = query.ids.split(',');
    const data = await routesOf(db, caller.timeZone, ids, dayOf(query.date));
    requireSight(
      caller,
      data.map(({ employee_id: id }) => id),
    );
    return { success: true, data };
  }),

  route(getLocationById, async ({ db, caller, params }) => {
    const point = await pointById(db, caller, params.id);
    return { success: true, data: { ...toWire(point), employee_id: point.staffId } };
  }),

  route(saveLocations, async (call) => {
    const { points } = call.body;
    const saved = await savePoints(call, points);
    return {
      success: true,
      message: formatCount('map.saved', saved),
      saved,
      left_out: points.length - saved,
    };
  }),
];
