import { dayIn, type ItemKind, formatMessage } from '@galla/domain';
import type { TenantDb } from '../../../db/tenant.ts';

/** The media type of every workbook we write. */
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Replaces characters that file systems don't allow in names. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, '_');

async function shopName(db: TenantDb): Promise<string> {
  const { name } = await db.sql
    .selectFrom('shop')
    .where('tenantId', '=', db.tenantId)
    .select('name')
    .executeTakeFirstOrThrow();
  return plain(name).slice(0, 60);
}

/**
 * "Meenakshi_Stores_Contacts_2026-11-22.xlsx": the file name of a workbook from its subject and a distinguishing
 * suffix.
 */
export async function sheetNames(db: TenantDb, what: string, apart: string): Promise<string> {
  return `${await shopName(db)}_${plain(what)}_${plain(apart)}.xlsx`;
}

/** "Meenakshi_Stores_Products_2026-11-22.xlsx". */
export async function exportName(
  db: TenantDb,
  kind: ItemKind,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<string> {
  return `${await shopName(db)}_${plain(formatMessage(`sheets.name.${kind}`))}_${dayIn(timeZone, now)}.xlsx`;
}

/** "Meenakshi_Stores_Products_Template.xlsx". */
export async function templateName(db: TenantDb, kind: ItemKind): Promise<string> {
  return `${await shopName(db)}_${plain(formatMessage(`sheets.name.${kind}`))}_${plain(formatMessage('sheets.template'))}.xlsx`;
}

/** The file name of a user's annotated workbook: "range To_fix.xlsx". */
export function annotatedName(fileName: string): string {
  const stem = fileName.replace(/\.[^.]*$/, '').slice(0, 100);
  return `${plain(stem) || 'import'}_${plain(formatMessage('sheets.faults'))}.xlsx`;
}
