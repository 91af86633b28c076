import { map } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import type { Call } from '../rest/arguments.ts';
import type { EmployeeRoute } from '../types.generated.ts';
import { routeOf } from './routes.ts';

/** The key of a route: its day and employee. */
export const routeKey = (day: string, employeeId: string): string => `${day}/${employeeId}`;

export function mapLoaders(call: Call) {
  return {
    /** By `routeKey`: the routes of a day are fetched in one call. */
    employeeRoutes: byId<{ key: string; route: EmployeeRoute }>(
      async (keys) => {
        const byDay = Map.groupBy(keys, (key) => key.slice(0, key.indexOf('/')));
        const answers = await Promise.all(
          [...byDay].map(async ([date, some]) => {
            const ids = some.map((key) => key.slice(date.length + 1)).join(',');
            const { data } = await call(map.employeeRoutes, { query: { ids, date } });
            return data.map((row) => ({ key: routeKey(date, row.employee_id), route: routeOf(row) }));
          }),
        );
        return answers.flat();
      },
      ({ key }) => key,
    ),
  };
}
