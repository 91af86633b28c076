import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type TestApi, testApi, testShop, type TestPerson, type TestShop } from '@galla/upstream/testing';
import { insertRootDesignation } from '@galla/upstream/testing/sales';

/** The text that stands in every record of the shop that is being attacked. */
export const CANARY = 'canary-of-the-other-shop';

/** Ids of records, planted in a shop. */
export interface Planted {
  customer: string;
  product: string;
  service: string;
  variant: string;
  document: string;
  payment: string;
  quickBill: string;
  upiAccount: string;
  designation: string;
  notification: string;
  subscriptionPayment: string;
  staff: string;
}

/** Two shops: one is attacked by the people of the other. */
export interface World {
  api: TestApi;
  attacker: TestShop;
  victim: TestShop;
  /** The people of the attacking shop. */
  people: TestPerson[];
  /** Records that only the victim has. */
  foreign: Planted;
  /** Ids that stand for a record in both shops. */
  shared: Planted;
  /** Records that only the attacker has. */
  own: Planted;
  /** Every row of the victim's, as text: equal as long as nobody changed anything. */
  victimRows(): Promise<string>;
}

const freshIds = (staff: string): Planted => ({
  customer: randomUUID(),
  product: randomUUID(),
  service: randomUUID(),
  variant: randomUUID(),
  document: randomUUID(),
  payment: randomUUID(),
  quickBill: randomUUID(),
  upiAccount: randomUUID(),
  designation: randomUUID(),
  notification: randomUUID(),
  subscriptionPayment: randomUUID(),
  staff,
});

let serial = 0;

/** Puts one record of each kind into a shop, each carrying `mark` wherever a text can stand. */
async function plant(shop: TestShop, ids: Planted, mark: string): Promise<void> {
  serial += 1;
  const number = `26-27/Z/${String(serial).padStart(5, '0')}`;
  const mobile = String(8_000_000_000 + serial);
  await shop.within(async (db) => {
    const tenantId = db.tenantId;
    const item = {
      tenantId,
      unit: 'pc',
      gstPercentage: '0',
      price: '100',
      description: mark,
      category: mark,
    };
    await db.sql
      .insertInto('catalogueItem')
      .values([
        {
          ...item,
          id: ids.product,
          kind: 'PRODUCT',
          title: `${mark} product`,
          sku: `P-${serial}`,
          hasVariants: true,
        },
        { ...item, id: ids.service, kind: 'SERVICE', title: `${mark} service`, sku: `S-${serial}` },
      ])
      .execute();
    await db.sql
      .insertInto('catalogueVariant')
      .values({
        tenantId,
        id: ids.variant,
        itemId: ids.product,
        sku: `${mark}-${serial}`,
        mrp: '100',
        sellPrice: '100',
        availableQuantity: '50',
      })
      .execute();
    await db.sql
      .insertInto('customer')
      .values({
        tenantId,
        id: ids.customer,
        name: `${mark} customer`,
        mobile,
        groupName: mark,
        email: `${mark}@example.in`,
      })
      .execute();
    await db.sql
      .insertInto('subscriptionPayment')
      .values({
        tenantId,
        merchantOrderId: ids.subscriptionPayment,
        staffId: ids.staff,
        packageId: ids.product,
        durationId: ids.variant,
        packageName: mark,
        duration: mark,
        months: 1,
        amount: '100',
        tax: '18',
        charged: '118',
        provider: 'sandbox',
        redirectUrl: `https://galla.example/${mark}`,
        state: 'COMPLETED',
        transactionId: mark,
        paidAt: new Date('2026-11-19T08:00:00Z'),
        paidFrom: '2026-11-19',
        paidUntil: '2026-12-19',
        createdAt: new Date('2026-11-19T08:00:00Z'),
      })
      .execute();
    await db.sql
      .insertInto('upiAccount')
      .values({ tenantId, id: ids.upiAccount, upiId: `${mark}@upi`, upiName: mark })
      .execute();
    await insertRootDesignation(db, { id: ids.designation, name: `${mark} designation ${serial}` });
    const made = {
      tenantId,
      financialYear: '26-27',
      serial: 90_000 + serial,
      customerId: ids.customer,
      customerName: `${mark} customer`,
    };
    await db.sql
      .insertInto('document')
      .values({
        ...made,
        id: ids.document,
        type: 'INVOICE',
        number,
        issuedAt: new Date('2026-11-19T08:00:00Z'),
        issuedOn: '2026-11-19',
        customerMobile: mobile,
        supplierName: mark,
        employeeId: ids.staff,
        employeeName: mark,
        createdBy: ids.staff,
        paymentMode: 'CASH',
        itemCount: 1,
        totalQuantity: '1',
        subtotal: '100',
        cgst: '0',
        sgst: '0',
        igst: '0',
        gst: '0',
        total: '100',
        advance: '0',
        pending: '60',
        description: mark,
      })
      .execute();
    await db.sql
      .insertInto('documentLine')
      .values({
        tenantId,
        documentId: ids.document,
        position: 1,
        itemId: ids.product,
        variantId: ids.variant,
        kind: 'PRODUCT',
        name: `${mark} line`,
        unit: 'pc',
        quantity: '1',
        mrp: '100',
        price: '100',
        taxable: '100',
        gstPercentage: '0',
        cgst: '0',
        sgst: '0',
        igst: '0',
        total: '100',
      })
      .execute();
    await db.sql
      .insertInto('payment')
      .values({
        tenantId,
        id: ids.payment,
        documentId: ids.document,
        kind: 'PAYMENT',
        amount: '40',
        previousPending: '100',
        newPending: '60',
        mode: 'UPI',
        reference: mark,
        receivedBy: ids.staff,
        createdAt: new Date('2026-11-19T08:00:00Z'),
      })
      .execute();
    await db.sql
      .insertInto('notification')
      .values({
        tenantId,
        id: ids.notification,
        kind: 'STOCK_LOW',
        type: 'warning',
        neededRight: 'products:view',
        title: `${mark} notification`,
        message: mark,
        link: '/products',
        createdAt: new Date('2026-11-20T07:00:00Z'),
      })
      .execute();
    await db.sql
      .insertInto('quickBill')
      .values({
        ...made,
        id: ids.quickBill,
        number: `${number}Q`,
        amount: '10',
        phone: mobile,
        createdBy: ids.staff,
        createdAt: new Date(),
      })
      .execute();
  });
}

/** All rows of a shop in every table that row security guards, in a fixed order. */
async function rowsOf(api: TestApi, shop: TestShop): Promise<string> {
  const client = new pg.Client({ connectionString: api.urls.appUrl });
  await client.connect();
  try {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [shop.tenantId]);
    const tables = await client.query<{ name: string }>(
      `select relname as name from pg_class where relrowsecurity and relkind = 'r' order by relname`,
    );
    const texts: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ text: string | null }>(
        `select string_agg(t::text, E'\n' order by t::text) as text from "${name}" t where tenant_id = $1`,
        [shop.tenantId],
      );
      texts.push(`${name}\n${rows[0]?.text ?? ''}`);
    }
    return texts.join('\n');
  } finally {
    await client.end();
  }
}

export async function makeWorld(): Promise<World> {
  const api = await testApi();
  const attacker = await testShop(api, { shop: { name: 'Attacking shop', stateCode: '08' } });
  const victim = await testShop(api, { shop: { name: CANARY, stateCode: '08' } });
  const employee = await attacker.addEmployee([
    'billing:view',
    'billing:create',
    'customers:view',
    'products:edit',
  ]);
  const foreign = freshIds(victim.owner.staffId);
  const own = freshIds(attacker.owner.staffId);
  const shared = freshIds(victim.owner.staffId);
  await plant(victim, foreign, CANARY);
  await plant(victim, shared, CANARY);
  await plant(attacker, own, 'own-record');
  await plant(attacker, { ...shared, staff: attacker.owner.staffId }, 'own-record');
  // One that somebody has can not be deleted, so that the probes which come later find it.
  const holder = await attacker.addEmployee([]);
  await attacker.within(({ sql, tenantId }) =>
    sql
      .updateTable('staff')
      .set({ designationId: own.designation })
      .where('tenantId', '=', tenantId)
      .where('id', '=', holder.staffId)
      .execute(),
  );
  return {
    api,
    attacker,
    victim,
    people: [attacker.owner, employee],
    foreign,
    shared,
    own,
    victimRows: () => rowsOf(api, victim),
  };
}
