import {
  checkPrintSettings,
  DATE_FORMATS,
  ORIENTATIONS,
  PAGE_SIZES,
  PRINT_DEFAULTS,
  type PrintSettings,
  TEMPLATES,
} from '@galla/domain';
import type { Static } from 'typebox';
import { oneOf } from '../db/oneOf.ts';
import type { TenantDb } from '../db/tenant.ts';
import { refuseOn } from '../http/refused.ts';
import type { PrintSetting } from './printContract.ts';

type PrintAnswer = Static<typeof PrintSetting>;
/** Some of the settings in their wire shape. */
export type PrintChanges = Partial<PrintAnswer>;

/** The wire name of each setting. */
const WIRE = {
  pageSize: 'page_size',
  orientation: 'orientation',
  margin: 'margin',
  itemsPerPage: 'items_per_page',
  template: 'template',
  dateFormat: 'date_format',
  colour: 'colour',
  fontSize: 'font_size',
  logoSize: 'logo_size',
  qr: 'qr',
  watermark: 'watermark',
  terms: 'terms',
} as const satisfies Record<keyof PrintSettings, keyof PrintAnswer>;

const NAMES = Object.keys(WIRE) as (keyof PrintSettings)[];

const toWire = (print: PrintSettings): PrintAnswer =>
  Object.fromEntries(NAMES.map((name) => [WIRE[name], print[name]])) as PrintAnswer;

async function read(db: TenantDb, lock = false): Promise<PrintSettings> {
  const query = db.sql.selectFrom('printSetting').select(NAMES).where('tenantId', '=', db.tenantId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row
    ? {
        ...row,
        pageSize: oneOf(PAGE_SIZES, row.pageSize),
        orientation: oneOf(ORIENTATIONS, row.orientation),
        template: oneOf(TEMPLATES, row.template),
        dateFormat: oneOf(DATE_FORMATS, row.dateFormat),
      }
    : PRINT_DEFAULTS;
}

/** The shop's print settings; the defaults until changed. */
export const readPrintSettings = (db: TenantDb): Promise<PrintSettings> => read(db);

/** The same in their wire shape. */
export async function printSettingsOf(db: TenantDb): Promise<PrintAnswer> {
  return toWire(await read(db));
}

const wireField = (field: string): string => WIRE[field as keyof PrintSettings] ?? field;

/** The settings with changes applied; refuses invalid ones. */
export function withChanges(before: PrintSettings, changes: PrintChanges): PrintSettings {
  const chosen = NAMES.filter((name) => changes[WIRE[name]] !== undefined).map((name) => [
    name,
    changes[WIRE[name]],
  ]);
  const print: PrintSettings = { ...before, ...(Object.fromEntries(chosen) as Partial<PrintSettings>) };
  print.colour = print.colour.toUpperCase();
  print.watermark = print.watermark.trim();
  print.terms = print.terms.trim();
  refuseOn(...checkPrintSettings(print).map((one) => ({ ...one, field: wireField(one.field) })));
  return print;
}

/** Changes only the named settings; the row is locked first, so that concurrent changes both count. */
export async function savePrint(db: TenantDb, changes: PrintChanges, now: Date): Promise<void> {
  const { tenantId } = db;
  await db.sql
    .insertInto('printSetting')
    .values({ ...PRINT_DEFAULTS, tenantId, updatedAt: now })
    .onConflict((conflict) => conflict.column('tenantId').doNothing())
    .execute();
  const print = withChanges(await read(db, true), changes);
  await db.sql
    .updateTable('printSetting')
    .set({ ...print, updatedAt: now })
    .where('tenantId', '=', tenantId)
    .execute();
}

/** Restores the defaults. */
export async function resetPrint(db: TenantDb): Promise<void> {
  await db.sql.deleteFrom('printSetting').where('tenantId', '=', db.tenantId).execute();
}
