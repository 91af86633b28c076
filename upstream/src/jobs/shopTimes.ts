import type { TenantDb } from '../db/tenant.ts';

/** A shop's time zone, and its settings for reminders. */
export interface ShopTimes {
  zone: string;
  /** Time of the day's reminders, in minutes after midnight. */
  tasksAt: number;
  /** How long before an appointment, in minutes. */
  appointmentsBefore: number;
}

/** Reads the shop's time zone and settings for reminders. */
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
