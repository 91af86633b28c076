import {
  BILL_PAPERS,
  checkDisclaimer,
  checkLimit,
  checkPointValue,
  checkSharingHours,
  checkShopGst,
  clockText,
  minuteOf,
  PAGE_SIZES,
  parsePercent,
  parseRupees,
  percentText,
  PRINT_DEFAULTS,
  rupees,
} from '@galla/domain';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Static } from 'typebox';
import { basisPointsOf } from '../db/numeric.ts';
import { oneOf } from '../db/oneOf.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { TenantSetting } from '../db/types.generated.ts';
import { Refused, refuseOn } from '../http/refused.ts';
import { followShop } from '../jobs/index.ts';
import type { Changing } from '../notifications/index.ts';
import { requireFreshPin } from '../session/index.ts';
import type { TenantSettings, updateTenantSetting } from './contract.ts';
import { qrSettingsOf } from './qrSettings.ts';
import { tellSettings } from './settingsTold.ts';

type Settings = Static<typeof TenantSettings>;
type Changes = Omit<Static<NonNullable<typeof updateTenantSetting.schema.body>>, 'tenant_schema'>;

const FLAGS = {
  emp_view_contact: 'empViewContact',
  emp_create_contact: 'empCreateContact',
  emp_view_customer: 'empViewCustomer',
  emp_bill_by_mobile: 'empBillByMobile',
  order_edit: 'orderEdit',
  order_delete: 'orderDelete',
  photo_before_ready: 'photoBeforeReady',
  never_below_cost: 'neverBelowCost',
  invoice_edit: 'invoiceEdit',
  invoice_delete: 'invoiceDelete',
  discount_before_tax: 'discountBeforeTax',
  round_off: 'roundOff',
  print_at_once: 'printAtOnce',
  hsn_on_slip: 'hsnOnSlip',
  commission_by_designation: 'commissionByDesignation',
  commission_before_tax: 'commissionBeforeTax',
  commission_on_money: 'commissionOnMoney',
} as const satisfies Partial<Record<keyof Changes, keyof TenantSetting>>;

type FlagName = keyof typeof FLAGS;
const FLAG_NAMES = Object.keys(FLAGS) as FlagName[];

/** The flags of a row in their wire shape. */
function flagsOf(row: Selectable<TenantSetting>): Record<FlagName, 0 | 1> {
  const flags = FLAG_NAMES.map((name) => [name, row[FLAGS[name]] ? 1 : 0]);
  return Object.fromEntries(flags) as Record<FlagName, 0 | 1>;
}

/** The settings of the shop in their wire shape (spec 1 §3 Tenant settings). */
export async function settingsOf(db: TenantDb): Promise<Settings> {
  const row = await db.sql
    .selectFrom('tenantSetting')
    .leftJoin('printSetting', 'printSetting.tenantId', 'tenantSetting.tenantId')
    .selectAll('tenantSetting')
    .select('printSetting.pageSize')
    .where('tenantSetting.tenantId', '=', db.tenantId)
    .executeTakeFirstOrThrow();
  return {
    ...flagsOf(row),
    max_discount: row.maxDiscount && percentText(basisPointsOf(row.maxDiscount)),
    max_price_cut: row.maxPriceCut && percentText(basisPointsOf(row.maxPriceCut)),
    remind_tasks_at: clockText(row.remindTasksAt),
    remind_appointments_before: row.remindAppointmentsBefore,
    point_value: row.pointValue,
    share_from: clockText(row.shareFrom),
    share_until: clockText(row.shareUntil),
    location_days: row.locationDays,
    gst_persantage: percentText(basisPointsOf(row.gstPercentage)),
    terms_and_conditions: row.termsAndConditions,
    bill_paper: oneOf(BILL_PAPERS, row.billPaper),
    page_size: oneOf(PAGE_SIZES, row.pageSize ?? PRINT_DEFAULTS.pageSize),
    qr: await qrSettingsOf(db),
  };
}

/** A limit in per cent for storage; null is none, undefined keeps it. Refuses an invalid one at its field. */
function limitIn(set: string | number | null | undefined, field: string): string | null | undefined {
  if (set == null) return set;
  const percent = parsePercent(String(set));
  refuseOn(checkLimit(percent, field));
  return percent === undefined ? undefined : percentText(percent);
}

function limitsIn({ max_discount: discount, max_price_cut: cut }: Changes): Updateable<TenantSetting> {
  const maxDiscount = limitIn(discount, 'max_discount');
  const maxPriceCut = limitIn(cut, 'max_price_cut');
  return {
    ...(maxDiscount !== undefined && { maxDiscount }),
    ...(maxPriceCut !== undefined && { maxPriceCut }),
  };
}

const LIMITS = ['max_discount', 'max_price_cut', 'never_below_cost'] as const;

/** The columns for changes; refuses with the problems that the screen shows. */
function columnsOf(changes: Changes): Updateable<TenantSetting> {
  const { gst_persantage: gst, terms_and_conditions: terms, bill_paper: billPaper } = changes;
  const rate = gst === undefined ? undefined : parsePercent(String(gst));
  const limits = limitsIn(changes);
  const disclaimer = terms?.trim();
  const pointValue = changes.point_value === undefined ? undefined : parseRupees(String(changes.point_value));
  refuseOn(
    changes.point_value === undefined ? undefined : checkPointValue(pointValue, 'point_value'),
    gst === undefined ? undefined : checkShopGst(rate, 'gst_persantage'),
    disclaimer === undefined ? undefined : checkDisclaimer(disclaimer, 'terms_and_conditions'),
  );
  const flags = FLAG_NAMES.filter((name) => changes[name] !== undefined).map((name) => [
    FLAGS[name],
    changes[name] === 1,
  ]);
  return {
    ...(Object.fromEntries(flags) as Updateable<TenantSetting>),
    ...limits,
    ...(rate !== undefined && { gstPercentage: percentText(rate) }),
    ...(disclaimer !== undefined && { termsAndConditions: disclaimer }),
    ...(billPaper !== undefined && { billPaper }),
    ...(pointValue !== undefined && { pointValue: rupees(pointValue) }),
    ...(changes.remind_tasks_at !== undefined && { remindTasksAt: minuteOf(changes.remind_tasks_at) ?? 0 }),
    ...(changes.remind_appointments_before !== undefined && {
      remindAppointmentsBefore: changes.remind_appointments_before,
    }),
    ...(changes.share_from !== undefined && { shareFrom: minuteOf(changes.share_from) ?? 0 }),
    ...(changes.share_until !== undefined && { shareUntil: minuteOf(changes.share_until) ?? 0 }),
    ...(changes.location_days !== undefined && { locationDays: changes.location_days }),
  };
}

/**
 * Changes only the named settings, so that concurrent changes of two settings both count; the owner is notified.
 * Changing the GST rate affects what customers pay and needs a fresh PIN.
 */
export async function updateSettings(by: Changing, changes: Changes): Promise<Settings> {
  const { db } = by;
  // An employee could otherwise lift their own limits.
  if (by.caller.employeeId !== null && LIMITS.some((name) => changes[name] !== undefined))
    throw new Refused('PERMISSION_DENIED');
  const columns = columnsOf(changes);
  const before = await settingsOf(db);
  refuseHours(changes, before);
  const isOtherRate = columns.gstPercentage !== undefined && columns.gstPercentage !== before.gst_persantage;
  if (isOtherRate) requireFreshPin(by.caller, by.now);
  if (Object.keys(columns).length > 0) {
    await db.sql.updateTable('tenantSetting').set(columns).where('tenantId', '=', db.tenantId).execute();
  }
  if (isOtherRate) await noteRateChange(db);
  if (columns.remindTasksAt !== undefined || columns.remindAppointmentsBefore !== undefined) {
    await followShop(db);
  }
  const after = await settingsOf(db);
  await tellSettings(by, { names: Object.keys(changes), before, after });
  return after;
}

/** Refuses hours for sharing a route that end before they start, whichever is changed. */
function refuseHours(changes: Changes, before: Settings): void {
  if (changes.share_from === undefined && changes.share_until === undefined) return;
  const { share_from: from, share_until: until } = { ...before, ...changes };
  const field = changes.share_until === undefined ? 'share_from' : 'share_until';
  refuseOn(checkSharingHours(minuteOf(from) ?? 0, minuteOf(until) ?? 0, field));
}

/** The number of items that take their GST rate from the settings, which a change of the rate affects. */
export async function countItemsAtShopRate(db: TenantDb): Promise<number> {
  const { items } = await atShopRate(db)
    .select((count) => count.fn.countAll<string>().as('items'))
    .executeTakeFirstOrThrow();
  return Number(items);
}

const atShopRate = (db: TenantDb) =>
  db.sql
    .selectFrom('catalogueItem')
    .where('tenantId', '=', db.tenantId)
    .where('gstFromSetting', '=', true)
    .where('deletedAt', 'is', null);

/** Items at the shop's rate have changed: clients that keep copies fetch them again (`syncData`). */
async function noteRateChange(db: TenantDb): Promise<void> {
  await db.sql
    .updateTable('catalogueItem')
    .set({ updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('gstFromSetting', '=', true)
    .where('deletedAt', 'is', null)
    .execute();
}
