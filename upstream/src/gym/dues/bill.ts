import { formatDay, formatMessage } from '@galla/domain';
import { issueServices, type ServiceSold } from '../../billing/index.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import type { Bought } from '../members/choose.ts';
import { JOINING_FEE, serviceOf } from './services.ts';

/** What a period is billed by. */
interface BilledPeriod extends Pick<Bought, 'planId' | 'planName' | 'price' | 'joiningFee'> {
  startsOn: string;
  endsOn: string;
}

/**
 * Makes the bill of a period in its transaction and answers the id: the plan, and the joining fee as a line of its own.
 * Without a subscription there is none, nor where nothing costs anything.
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

/** Whether a bill stands: it was not canceled, moved to the trash or deleted for good; it stays so in the transaction. */
export const isBilled = async (db: TenantDb, documentId: string | null): Promise<boolean> =>
  documentId !== null && (await standing(db, documentId).forShare().executeTakeFirst()) !== undefined;

/** The same for figures: nothing is locked. */
export const looksBilled = async (db: TenantDb, documentId: string | null): Promise<boolean> =>
  documentId !== null && (await standing(db, documentId).executeTakeFirst()) !== undefined;
