import { formatMessage, fullName } from '@galla/domain';
import { Refused } from '../http/refused.ts';
import { type Call, directoryRoute, type Route, route } from '../http/route.ts';
import { addEmployee } from './add.ts';
import {
  editEmployee,
  employeeDesignation,
  employeeList,
  employees,
  exportEmployees,
  saveEmployee,
} from './contract.ts';
import { listDetails, toDetails } from './details.ts';
import { changeEmployee } from './edit.ts';
import { employeeSheet } from './export.ts';
import { managersFor } from './place.ts';
import { listStaff } from './store.ts';

/** The person after a write. */
async function detailsOf({ db, files, now }: Pick<Call, 'db' | 'files' | 'now'>, id: string) {
  const [row] = await listDetails(db, { ids: [id] });
  if (!row) throw new Refused('NOT_FOUND');
  return toDetails(row, files, now);
}

/** The staff of the shop, as named on bills (spec 2 §7 Employee list). */
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

  route(employeeList, async ({ db, query, files, now }) => {
    const active = query.status === undefined ? undefined : query.status === 1;
    const rows = await listDetails(db, { active, ids: query.ids?.split(',') });
    return { success: true, data: rows.map((row) => toDetails(row, files, now)) };
  }),

  route(exportEmployees, ({ db, caller, body, now }) => {
    const filter = {
      search: body.search ?? '',
      active: body.status === undefined ? undefined : body.status === 1,
    };
    return Promise.resolve(employeeSheet(db, caller, filter, now));
  }),

  route(employeeDesignation, async ({ db, body }) => {
    const rows = await managersFor(db, body.designation_id);
    return {
      success: true,
      employees: rows.map((row) => ({
        id: row.id,
        full_name: fullName(row.firstName, row.lastName),
        designation: row.designationId,
      })),
    };
  }),

  directoryRoute(saveEmployee, async (call) => {
    const id = await addEmployee(call, call.body);
    return { success: true, message: formatMessage('employees.added'), data: await detailsOf(call, id) };
  }),

  directoryRoute(editEmployee, async (call) => {
    await changeEmployee(call, call.body);
    const data = await detailsOf(call, call.body.id);
    return { success: true, message: formatMessage('employees.updated'), data };
  }),
];
