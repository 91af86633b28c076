import { formatDay, formatMessage } from '@galla/domain';
import { issueServices, type ServiceSold } from '../../billing/index.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import type { Bought } from '../members/choose.ts';
import { JOINING_FEE, serviceOf } from './services.ts';

/** The part of a period that its bill depends on. */
interface BilledPeriod extends Pick<Bought, 'planId' | 'planName' | 'price' | 'joiningFee'> {
  startsOn: string;
  endsOn: string;
}

/**
 * Makes the bill of a period in its transaction; returns the id: the plan, and the joining fee as a separate line.
 * Undefined without a plan, or when everything is free.
 */
export async function billOf(
  writer: Pick<Call, 'db' | 'caller' | 'now'>,
  customerId: string,
  period: BilledPeriod,
): Promise<string | null> {
  const { planId, planName, price, joiningFee, startsOn, endsOn } = period;
  if (planId === null || planName === null || price === null) return null;
  const services: ServiceSold[] = [];
  if (paiseOf(price) > 0)
    services.push({
      itemId: await serviceOf(writer, { id: planId, name: planName }),
      price: paiseOf(price),
    });
  if (paiseOf(joiningFee ?? '0') > 0)
    services.push({ itemId: await serviceOf(writer, JOINING_FEE), price: paiseOf(joiningFee ?? '0') });
  if (services.length === 0) return null;
  const days = { from: formatDay(startsOn), to: formatDay(endsOn) };
  const description = formatMessage('members.runs', days);
  return issueServices(writer, { customerId, services, description });
}

const standing = (db: TenantDb, documentId: string) =>
  db.sql
    .selectFrom('document')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', documentId)
    .where('canceledAt', 'is', null)
    .select('id');

/** Whether a bill is valid, that is neither canceled, trashed nor deleted; it is locked until the transaction ends. */
export const isBilled = async (db: TenantDb, documentId: string | null): Promise<boolean> =>
  documentId !== null && (await standing(db, documentId).forShare().executeTakeFirst()) !== undefined;

/** The same without a lock, for quotes. */
export const looksBilled = async (db: TenantDb, documentId: string | null): Promise<boolean> =>
  documentId !== null && (await standing(db, documentId).executeTakeFirst()) !== undefined;
