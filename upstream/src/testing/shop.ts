import type { Right } from '@galla/domain';
import { withDirectory } from '../db/directory.ts';
import { newId } from '../db/id.ts';
import { type TenantDb, withTenant } from '../db/tenant.ts';
import { withTenantAndDirectory } from '../db/tenantAndDirectory.ts';
import { addStaff } from '../employees/addStaff.ts';
import { insertRootDesignation } from '../sales/testing/insertRootDesignation.ts';
import { startSession } from '../session/startSession.ts';
import { createTenant, type NewTenant } from '../tenant/create.ts';
import type { TestApi } from './api.ts';

/** A signed-in person. */
export interface TestPerson {
  staffId: string;
  mobile: string;
  pin: string;
  token: string;
}

/** A shop with its owner signed in. */
export interface TestShop {
  tenantId: string;
  /** `tenant_schema` on the wire. */
  schemaKey: string;
  owner: TestPerson;
  /** Adds an employee with exactly these rights and signs them in. */
  addEmployee(rights: readonly Right[]): Promise<TestPerson>;
  /** Signs people in again after their sessions expired. */
  signInAgain(...people: TestPerson[]): Promise<void>;
  /** Runs statements in the shop, as the serving role. */
  within<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
  /** The stored responses for an idempotency key. */
  keptFor(key: string): Promise<unknown[]>;
}

/** The PIN of everyone in tests. */
const PIN = '4826';
let lastMobile = 7_000_000_000;

async function grant(db: TenantDb, rights: readonly Right[]): Promise<string> {
  const id = newId();
  const { tenantId } = db;
  await insertRootDesignation(db, { id, name: `Designation ${id}` });
  const menus = new Set(rights.map((right) => right.split(':')[0] ?? ''));
  const rows = [...menus].map((menu) => {
    const has = (flag: string) => rights.some((right) => right === `${menu}:${flag}`);
    const flags = {
      canView: has('view'),
      canCreate: has('create'),
      canEdit: has('edit'),
      canDelete: has('delete'),
    };
    return { tenantId, designationId: id, menu, ...flags };
  });
  if (rows.length > 0) await db.sql.insertInto('menuRight').values(rows).execute();
  return id;
}

/** Makes a shop, by default a paid retail one. */
export async function testShop(
  { database, pins, clock }: TestApi,
  tenant: Partial<Omit<NewTenant, 'owner'>> = {},
): Promise<TestShop> {
  const pinHash = await pins.hash(PIN);
  const signIn = (tenantId: string, staffId: string) =>
    withDirectory(database, (db) => startSession(db, { tenantId, staffId }, clock.now));
  const mobile = String((lastMobile += 1));
  const made = await createTenant(
    database,
    {
      businessId: 1,
      paymentStatus: 'COMPLETED',
      shop: { name: 'Test shop', stateCode: '08' },
      ...tenant,
      owner: { firstName: 'Asha', lastName: 'Rao', mobile, pinHash },
    },
    clock.now,
  );
  const { tenantId, schemaKey, ownerId } = made;
  return {
    tenantId,
    schemaKey,
    owner: { staffId: ownerId, mobile, pin: PIN, token: await signIn(tenantId, ownerId) },
    async addEmployee(rights) {
      const ownMobile = String((lastMobile += 1));
      const staffId = await withTenantAndDirectory(database, tenantId, async (db, directory) => {
        const designationId = await grant(db, rights);
        const person = { firstName: 'Ravi', lastName: 'Das', mobile: ownMobile, pinHash, designationId };
        return addStaff(db, directory, { ...person, kind: 'EMPLOYEE' }, clock.now);
      });
      return { staffId, mobile: ownMobile, pin: PIN, token: await signIn(tenantId, staffId) };
    },
    async signInAgain(...people) {
      for (const person of people) person.token = await signIn(tenantId, person.staffId);
    },
    within: (work) => withTenant(database, tenantId, work),
    keptFor: (key) =>
      withTenant(database, tenantId, async (db) => {
        const rows = db.sql.selectFrom('idempotencyKey').select('answer').where('key', '=', key);
        return (await rows.where('tenantId', '=', tenantId).execute()).map(({ answer }) => answer);
      }),
  };
}
