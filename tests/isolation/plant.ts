import { randomUUID } from 'node:crypto';
import type { TestShop } from '@galla/upstream/testing';
import { insertRootDesignation } from '@galla/upstream/testing/sales';
import { plantBill } from './plantBill.ts';
import { plantBoutique } from './plantBoutique.ts';
import { plantAttendance } from './plantAttendance.ts';
import { plantClose, plantStatement } from './plantClose.ts';
import { plantGoods } from './plantGoods.ts';
import { plantGym } from './plantGym.ts';
import { plantCatalogue } from './plantCatalogue.ts';

/** Ids of records planted in a shop. */
export interface Planted {
  customer: string;
  product: string;
  service: string;
  variant: string;
  prescription: string;
  points: string;
  branch: string;
  workout: string;
  dietPlan: string;
  gymResource: string;
  location: string;
  gymMember: string;
  gymPlan: string;
  gymDuration: string;
  gymPeriod: string;
  gymDayPass: string;
  stage: string;
  status: string;
  boutiqueOrder: string;
  invoicedOrder: string;
  orderItem: string;
  piece: string;
  orderPayment: string;
  orderEvent: string;
  garment: string;
  area: string;
  option: string;
  point: string;
  pattern: string;
  campaign: string;
  document: string;
  /** In the trash: one to be restored, one to be deleted permanently. */
  trashed: string;
  doomed: string;
  payment: string;
  refund: string;
  creditNote: string;
  receipt: string;
  dayClose: string;
  expense: string;
  supplier: string;
  goodsReceipt: string;
  statement: string;
  advance: string;
  attendanceEntry: string;
  quickBill: string;
  upiAccount: string;
  designation: string;
  notification: string;
  subscriptionPayment: string;
  import: string;
  staff: string;
  /** An employee who sells and earns commission, unlike the owner. */
  seller: string;
}

/** Ids of records that do not exist yet; for staff, of existing employees. */
export const freshIds = (staff: string, seller = staff): Planted => ({
  customer: randomUUID(),
  product: randomUUID(),
  service: randomUUID(),
  variant: randomUUID(),
  prescription: randomUUID(),
  points: randomUUID(),
  branch: randomUUID(),
  workout: randomUUID(),
  dietPlan: randomUUID(),
  gymResource: randomUUID(),
  location: randomUUID(),
  gymMember: randomUUID(),
  gymPlan: randomUUID(),
  gymDuration: randomUUID(),
  gymPeriod: randomUUID(),
  gymDayPass: randomUUID(),
  stage: randomUUID(),
  status: randomUUID(),
  boutiqueOrder: randomUUID(),
  invoicedOrder: randomUUID(),
  orderItem: randomUUID(),
  piece: randomUUID(),
  orderPayment: randomUUID(),
  orderEvent: randomUUID(),
  garment: randomUUID(),
  area: randomUUID(),
  option: randomUUID(),
  point: randomUUID(),
  pattern: randomUUID(),
  campaign: randomUUID(),
  document: randomUUID(),
  trashed: randomUUID(),
  doomed: randomUUID(),
  payment: randomUUID(),
  refund: randomUUID(),
  creditNote: randomUUID(),
  receipt: randomUUID(),
  dayClose: randomUUID(),
  expense: randomUUID(),
  supplier: randomUUID(),
  goodsReceipt: randomUUID(),
  statement: randomUUID(),
  advance: randomUUID(),
  attendanceEntry: randomUUID(),
  quickBill: randomUUID(),
  upiAccount: randomUUID(),
  designation: randomUUID(),
  notification: randomUUID(),
  subscriptionPayment: randomUUID(),
  import: randomUUID(),
  staff,
  seller,
});

let serial = 0;

/** Plants one record of each kind in a shop, with `mark` in every text. */
export async function plant(shop: TestShop, ids: Planted, mark: string): Promise<void> {
  serial += 1;
  const number = `26-27/Z/${String(serial).padStart(5, '0')}`;
  const mobile = String(8_000_000_000 + serial);
  await shop.within(async (db) => {
    const tenantId = db.tenantId;
    await plantCatalogue(db, ids, { mark, serial });
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
    await plantClose(db, ids, { mark, serial });
    await plantStatement(db, ids, { mark, serial });
    await plantAttendance(db, ids, { mark, serial });
    await db.sql
      .insertInto('upiAccount')
      .values({ tenantId, id: ids.upiAccount, upiId: `${mark}@upi`, upiName: mark })
      .execute();
    await db.sql
      .insertInto('campaign')
      .values({
        tenantId,
        id: ids.campaign,
        title: `${mark} campaign`,
        subtitle: mark,
        description: mark,
        summary: mark,
        offers: [mark],
        image: `https://galla.example/${mark}.png`,
        createdAt: new Date('2026-11-19T08:00:00Z'),
        updatedAt: new Date('2026-11-19T08:00:00Z'),
      })
      .execute();
    await db.sql
      .insertInto('campaignShare')
      .values({
        tenantId,
        campaignId: ids.campaign,
        customerId: ids.customer,
        sharedOn: '2026-11-19',
        sharedBy: ids.staff,
      })
      .execute();
    await insertRootDesignation(db, { id: ids.designation, name: `${mark} designation ${serial}` });
    await db.sql
      .insertInto('productPoints')
      .values({
        tenantId,
        id: ids.points,
        itemId: ids.product,
        designationId: ids.designation,
        points: '5',
        createdAt: new Date('2026-11-19T08:00:00Z'),
        updatedAt: new Date('2026-11-19T08:00:00Z'),
      })
      .execute();
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
        prescription: JSON.stringify({ right_sph: '-1.00', tested_by: mark }),
        prescribedOn: '2026-11-19',
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
    await plantGoods(db, ids, { mark, serial });
    await plantBoutique(db, ids, { mark, serial });
    await plantGym(db, ids, { mark, serial });
    await plantBill(db, ids, { mark, serial });
    await db.sql
      .insertInto('locationPoint')
      .values({
        tenantId,
        id: ids.location,
        staffId: ids.staff,
        at: new Date('2026-11-19T08:00:00Z'),
        latitude: '26.9124',
        longitude: '75.7873',
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
