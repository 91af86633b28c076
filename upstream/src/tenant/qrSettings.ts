import { checkQrSettings, QR_DEFAULTS, QR_ERROR_LEVELS, type QrSettings } from '@galla/domain';
import type { Static } from 'typebox';
import { oneOf } from '../db/oneOf.ts';
import type { TenantDb } from '../db/tenant.ts';
import { refuseOn } from '../http/refused.ts';
import type { QrSetting, saveQrSetting } from './contract.ts';

type QrAnswer = Static<typeof QrSetting>;
type QrChanges = Omit<Static<NonNullable<typeof saveQrSetting.schema.body>>, 'tenant_schema'>;

/** The wire name of each setting. */
const WIRE: Record<string, string> = {
  borderRadius: 'border_radius',
  borderWidth: 'border_width',
  borderColour: 'border_colour',
  iconSize: 'icon_size',
  errorLevel: 'error_level',
} satisfies Partial<Record<keyof QrSettings, keyof QrAnswer>>;

const toWire = (qr: QrSettings): QrAnswer => ({
  size: qr.size,
  colour: qr.colour,
  background: qr.background,
  border_radius: qr.borderRadius,
  border_width: qr.borderWidth,
  border_colour: qr.borderColour,
  icon_size: qr.iconSize,
  error_level: qr.errorLevel,
});

/** The shop's settings for QR codes; `lock` locks them until the transaction ends. */
export async function readQrSettings(db: TenantDb, lock = false): Promise<QrSettings> {
  const query = db.sql
    .selectFrom('qrSetting')
    .select([
      'size',
      'colour',
      'background',
      'borderRadius',
      'borderWidth',
      'borderColour',
      'iconSize',
      'errorLevel',
    ])
    .where('tenantId', '=', db.tenantId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row ? { ...row, errorLevel: oneOf(QR_ERROR_LEVELS, row.errorLevel) } : QR_DEFAULTS;
}

/** The shop's settings for QR codes; the documented defaults until changed. */
export async function qrSettingsOf(db: TenantDb): Promise<QrAnswer> {
  return toWire(await readQrSettings(db));
}

/** The settings with changes applied; colours are stored in upper case. */
const merged = (before: QrSettings, changes: QrChanges): QrSettings => ({
  size: changes.size ?? before.size,
  colour: (changes.colour ?? before.colour).toUpperCase(),
  background: (changes.background ?? before.background).toUpperCase(),
  borderRadius: changes.border_radius ?? before.borderRadius,
  borderWidth: changes.border_width ?? before.borderWidth,
  borderColour: (changes.border_colour ?? before.borderColour).toUpperCase(),
  iconSize: changes.icon_size ?? before.iconSize,
  errorLevel: changes.error_level ?? before.errorLevel,
});

/**
 * Changes only the named settings. The row is locked before it is read, so that concurrent changes both count and their
 * combination is checked.
 */
export async function saveQr(db: TenantDb, changes: QrChanges, now: Date): Promise<void> {
  const { tenantId } = db;
  await db.sql
    .insertInto('qrSetting')
    .values({ ...QR_DEFAULTS, tenantId, updatedAt: now })
    .onConflict((conflict) => conflict.column('tenantId').doNothing())
    .execute();
  const qr = merged(await readQrSettings(db, true), changes);
  refuseOn(...checkQrSettings(qr).map((one) => ({ ...one, field: WIRE[one.field] ?? one.field })));
  await db.sql
    .updateTable('qrSetting')
    .set({ ...qr, updatedAt: now })
    .where('tenantId', '=', tenantId)
    .execute();
}

/** Restores the documented defaults. */
export async function resetQr(db: TenantDb): Promise<void> {
  await db.sql.deleteFrom('qrSetting').where('tenantId', '=', db.tenantId).execute();
}
