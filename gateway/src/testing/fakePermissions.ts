import { sales } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { designationId } from './fakeDesignations.ts';
import { answering, type Fake } from './fakeUpstream.ts';

export type PermissionsRow = Answer<typeof sales.permissions>['data'][number];

/** The permissions of the nth designation: view the list of orders, and nothing else. */
export function permissionsRow(n: number, changes: Partial<PermissionsRow> = {}): PermissionsRow {
  return {
    designation_id: designationId(n),
    has_rules: true,
    version: 1,
    confirmed_at: null,
    confirmed_by: null,
    data: [
      {
        menuId: 'distribution',
        menuName: 'Distribution',
        menus: [
          {
            menuId: 'distribution',
            menuName: 'Distribution',
            subMenuId: 'hierarchy-master',
            subMenuName: 'Hierarchy',
            slug: 'hierarchy-master',
            permissions: { view: true, create: false, edit: false, delete: false },
          },
        ],
      },
    ],
    ...changes,
  };
}

/** `/permissions`, one row for each requested id. */
export const permissionsAre = (rows: PermissionsRow[] = [1, 2, 3, 4].map((n) => permissionsRow(n))): Fake =>
  answering(sales.permissions, ({ query }) => ({
    success: true,
    data: rows.filter(({ designation_id: id }) => query.ids.includes(id)),
  }));
