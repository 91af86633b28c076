import type { TenantDb } from '../db/tenant.ts';

/** The clock of a shop, and when it wants to be reminded. */
export interface ShopTimes {
  zone: string;
  /** When people are told what a day brings, in minutes after midnight. */
  tasksAt: number;
  /** How long before an appointment, in minutes. */
  appointmentsBefore: number;
}

/** Reads the shop's clock and settings of reminders. */
export async function shopTimes(db: TenantDb): Promise<ShopTimes> {
  const row = await db.sql
    .selectFrom('shop')
    .innerJoin('tenantSetting', 'tenantSetting.tenantId', 'shop.tenantId')
    .where('shop.tenantId', '=', db.tenantId)
    .select(['shop.timeZone', 'tenantSetting.remindTasksAt', 'tenantSetting.remindAppointmentsBefore'])
    .executeTakeFirstOrThrow();
  return {
    zone: row.timeZone,
    tasksAt: row.remindTasksAt,
    appointmentsBefore: row.remindAppointmentsBefore,
  };
}
