import type { MenuCode } from '@galla/domain';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { permissionsRoute } from './route.ts';

const FLAGS = ['VIEW', 'CREATE', 'EDIT', 'DELETE'];

export const rule = (menu: MenuCode, ...flags: string[]) => ({
  menu,
  view: flags.includes('view'),
  create: flags.includes('create'),
  edit: flags.includes('edit'),
  delete: flags.includes('delete'),
});

const entry = (menu: MenuCode, name: string, group: string | null = null, viewerHolds = FLAGS) => ({
  menu,
  name,
  group,
  viewerHolds,
});
const OTHERS = [
  'DASHBOARD',
  'PROFILE',
  'CALENDAR',
  'CUSTOMERS',
  'PRODUCTS',
  'SERVICES',
  'EMPLOYEES',
  'SETTINGS',
  'SUBSCRIPTION',
] as const;

/** Twelve menus, for two pages. */
export const MENUS = [
  entry('BILLING', 'Billing'),
  entry('CREATE_ORDER', 'Create Order', 'Orders'),
  entry('ORDER_LIST', 'Order List', 'Orders'),
  ...OTHERS.map((menu, n) => entry(menu, `Menu ${n}`)),
];

export const ROLE = {
  __typename: 'Designation',
  __isNode: 'Designation',
  id: 'd2',
  name: 'Cashier',
  level: 2,
  rightsCount: 2,
  viewerCanPermit: true,
  people: [{ __typename: 'Employee', id: 'e1', fullName: 'Rekha Yadav' }],
  permissions: {
    hasRules: true,
    version: 3,
    confirmedAt: null,
    confirmedBy: null,
    rules: [rule('BILLING', 'view', 'create')],
  },
};

export interface Shown {
  role?: object;
  menus?: readonly object[];
  mayEdit?: boolean;
  mayDelete?: boolean;
}

/** Opens the screen with its roles; `address` may choose one. */
export async function openScreen(address = '/SalesSettingMaster'): Promise<AtRoute> {
  storeSession({ access_token: 'secret', tenant_schema: 's_1', emp_id: 'e1' });
  const at = renderAt(address, [permissionsRoute]);
  const manager = { ...ROLE, id: 'd1', name: 'Manager', level: 1, rightsCount: 40 };
  await answerWith(at.environment, 'PermissionsQuery', {
    viewer: { mayEdit: true, tenant: { id: 't1', designations: [manager, ROLE] } },
  });
  return at;
}

/** Answers the permissions of the chosen role. */
export const showRole = (
  { environment }: AtRoute,
  { role = ROLE, menus = MENUS, mayEdit = true, mayDelete = true }: Shown = {},
) =>
  answerWith(environment, 'RoleRightsQuery', {
    node: role,
    viewer: { mayEdit, mayDelete, tenant: { id: 't1', rightMenus: menus } },
  });

/** Opens the screen with the cashier's permissions. */
export async function openRole(shown: Shown = {}): Promise<AtRoute> {
  const at = await openScreen('/SalesSettingMaster?role=d2');
  await showRole(at, shown);
  return at;
}
