import { sql } from 'kysely';
import type { TenantDb } from '../db/tenant.ts';

/** Whether what is sold from now on earns as its money comes in: part of a statement that is asked anyway. */
export const paysOnMoney = ({ tenantId }: TenantDb) => sql<boolean>`
  coalesce((select commission_on_money from tenant_setting where tenant_id = ${tenantId}), false)`;
