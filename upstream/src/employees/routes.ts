import { fullName } from '@galla/domain';
import { type Route, route } from '../http/route.ts';
import { employees } from './contract.ts';
import { listStaff } from './store.ts';

/** The people of the shop, as a bill names them (spec 2 §7 Employee list). */
export const routes: Route[] = [
  route(employees, async ({ db, query, files, now }) => {
    const active = query.status === undefined ? undefined : query.status === 1;
    const rows = await listStaff(db, { active, ids: query.ids?.split(',') });
    const data = rows.map((row) => ({
      id: row.id,
      full_name: fullName(row.firstName, row.lastName),
      image: files.address(row.image, now),
      designation: row.designationId,
      designation_name: row.designationName,
      status: row.active ? (1 as const) : (0 as const),
      is_owner: row.kind === 'OWNER' ? (1 as const) : (0 as const),
    }));
    return { success: true, data };
  }),
];
