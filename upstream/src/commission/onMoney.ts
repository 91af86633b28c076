import { sql } from 'kysely';
import type { TenantDb } from '../db/tenant.ts';

/** Whether new sales earn as their money is received: a column for a statement that runs anyway. */
export const paysOnMoney = ({ tenantId }: TenantDb) => sql<boolean>`
  coalesce((select commission_on_money from tenant_setting where tenant_id = ${tenantId}), false)`;
