import { FIRST_RIGHTS, type Toggle } from '@galla/domain';
import { type TestPerson, type TestShop, testShop } from '@galla/upstream/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../contractEndpoints.ts';
import { makeWorld, type World } from '../isolation/world.ts';
import { employeeWith } from './employees.ts';
import { isLetIn, statusIn } from './statusIn.ts';

let world: World;
let unpaid: TestShop;
let nobody: TestPerson;
let inactive: TestPerson;
beforeAll(async () => {
  world = await makeWorld();
  unpaid = await testShop(world.api, { paymentStatus: 'PENDING' });
  // Without any rule the default rights would apply; this right is required nowhere.
  nobody = await world.attacker.addEmployee(['dashboard:delete']);
  inactive = await world.attacker.addEmployee(['billing:view', 'billing:create', 'settings:edit']);
  await world.attacker.within((db) =>
    db.sql
      .updateTable('staff')
      .set({ active: false })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', inactive.staffId)
      .execute(),
  );
});
afterAll(() => world.close());

const statusFor = (...asked: Parameters<typeof statusIn> extends [World, ...infer Rest] ? Rest : never) =>
  statusIn(world, ...asked);

/** Sets the shop's toggles; calls of another endpoint may have changed them. */
async function setToggles(on: boolean): Promise<void> {
  const [empCreateContact, empViewCustomer, empBillByMobile] = [on, on, on];
  const [orderEdit, orderDelete, invoiceEdit, invoiceDelete] = [on, on, on, on];
  const toggles = {
    empCreateContact,
    empViewCustomer,
    empBillByMobile,
    orderEdit,
    orderDelete,
    invoiceEdit,
    invoiceDelete,
  };
  await world.attacker.within((db) =>
    db.sql.updateTable('tenantSetting').set(toggles).where('tenantId', '=', db.tenantId).execute(),
  );
}

const own = (): string => world.attacker.schemaKey;

const guarded = endpoints.filter(({ endpoint }) => endpoint.access !== 'public');
const forOwner = guarded.filter(({ endpoint }) => endpoint.ownerOnly);
const needsRight = guarded.filter(({ endpoint }) => endpoint.rights.length > 0);

describe.each(guarded)('$name', ({ name, endpoint }) => {
  test('is refused to somebody who is not signed in, or was made inactive', async () => {
    expect(await statusFor(endpoint, undefined, own())).toBe(401);
    expect(await statusFor(endpoint, inactive.token, own())).toBe(401);
  });

  const forUnpaid = endpoint.access === 'unpaid' ? 'open' : 'refused';
  // Signing out would end the session used by other tests.
  test.skipIf(name === 'session.logout')(`is ${forUnpaid} to a shop that has not paid`, async () => {
    const status = await statusFor(endpoint, unpaid.owner.token, unpaid.schemaKey);
    expect(status === 402).toBe(forUnpaid === 'refused');
  });

  test.skipIf(name === 'session.logout')('is open to the owner', async () => {
    expect(isLetIn(await statusFor(endpoint, world.attacker.owner.token, own()))).toBe(true);
  });
});

describe.each(needsRight)('$name', ({ endpoint }) => {
  beforeAll(() => setToggles(true));

  test('is refused to an employee without a right', async () => {
    expect(await statusFor(endpoint, nobody.token, own())).toBe(403);
  });

  test(`is open to an employee with one right: ${endpoint.rights.join(' or ')}`, async () => {
    for (const right of endpoint.rights) {
      const { token } = await employeeWith(world, [right]);
      expect(isLetIn(await statusFor(endpoint, token, own(), right)), right).toBe(true);
    }
  });
});

test('what Products opens an optician’s products open too', () => {
  for (const { name, endpoint } of needsRight) {
    const products = endpoint.rights.filter((right) => right.startsWith('products:'));
    expect(endpoint.rights, name).toEqual(
      expect.arrayContaining(products.map((right) => right.replace('products', 'WEBOPTICALPRODUCTS'))),
    );
  }
});

test.each(forOwner)('$name is refused to an employee, whatever rights he has', async ({ endpoint }) => {
  const { token } = await employeeWith(world, [...FIRST_RIGHTS, 'settings:edit', 'employees:edit']);
  expect(await statusFor(endpoint, token, own())).toBe(403);
});

const toggled = guarded.filter(({ endpoint }) => endpoint.requireToggle !== 'none');

describe.each(toggled)('$name', ({ endpoint }) => {
  const toggle = endpoint.requireToggle as Toggle;
  test(`is refused to an employee with the right where ${toggle} is off`, async () => {
    const { token } = await employeeWith(world, endpoint.rights);
    await setToggles(false);
    expect(await statusFor(endpoint, token, own())).toBe(403);
    await setToggles(true);
    expect(isLetIn(await statusFor(endpoint, token, own()))).toBe(true);
  });

  test(`is open to the owner where ${toggle} is off`, async () => {
    await setToggles(false);
    expect(isLetIn(await statusFor(endpoint, world.attacker.owner.token, own()))).toBe(true);
  });
});

test('calls that a toggle guards need a right too', () => {
  expect(toggled.filter(({ endpoint }) => endpoint.rights.length === 0)).toEqual([]);
  expect(toggled.length).toBeGreaterThan(0);
});

/** Calls that require only a session; a new one has to be added here deliberately. */
const WITHOUT_RIGHT = [
  // The caller's own attendance; the calls themselves require Employees View or Edit for others'.
  'attendance.attendanceEntries',
  'attendance.attendanceMonth',
  'attendance.exportAttendance',
  'attendance.markAttendance',
  // Employees who work on a piece see its card and move it; the calls themselves refuse anyone else.
  'boutique.finishPiece',
  'boutique.jobCards',
  'boutique.movePieces',
  'boutique.undoPiece',
  // The caller's own earnings; the calls themselves require Employees View for others'.
  'commission.boutiqueDashboard',
  'commission.boutiqueEmployeeOrders',
  'commission.commissionParts',
  'commission.earningsMonth',
  'commission.earningsStatementPdf',
  'commission.earningsStatementRows',
  'commission.earningsStatementXlsx',
  'commission.earningsStatements',
  'commission.earningsThisMonth',
  'commission.employeeAdvances',
  'commission.employeeComission',
  'commission.employeeCommission',
  'commission.employeeOrderLocations',
  'commission.employeeTarget',
  'commission.exportCommission',
  'commission.targetsThisMonth',
  'dashboard.employeeDashboard',
  'files.upload',
  'forms.formsByBusiness',
  'forms.getForm',
  'forms.getStatuses',
  // The caller's own route; the calls themselves require the map for others', and nobody can record for another.
  'map.employeeRoutes',
  'map.getEmployeeLocation',
  'map.getLocationById',
  'map.saveLocations',
  'notifications.destroyNotification',
  'notifications.events',
  'notifications.markNotificationsRead',
  'notifications.messagingService',
  'notifications.notification',
  'notifications.notifications',
  'notifications.restoreNotification',
  'notifications.unreadCount',
  'session.changePin',
  'session.checkAccess',
  'session.confirmPin',
  'session.createHandover',
  'session.endOtherSessions',
  'session.endSession',
  'session.logout',
  'session.me',
  'session.menuPermissions',
  'session.registerMessaging',
  'session.sessions',
  'tenant.tenantSetting',
];

test('every call needs a right, but for those that a session is enough for', () => {
  const open = guarded
    .filter(({ endpoint }) => endpoint.rights.length === 0 && !endpoint.ownerOnly)
    .map(({ name }) => name);
  expect(open.toSorted()).toEqual(WITHOUT_RIGHT);
});
