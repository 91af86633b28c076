import { confirmsName, type Day, problem, formatMessage } from '@galla/domain';
import { endSharesOf, eraseAttachmentsOf } from '../../../billing/index.ts';
import { forgetOrdersOf } from '../../../boutique/index.ts';
import { retirePicture } from '../../../files/index.ts';
import { refusedFor } from '../../../http/refused.ts';
import type { Call } from '../../../http/route.ts';
import { noteDeleted } from '../../../notifications/index.ts';
import { requireCustomer } from '../../require.ts';
import { noteEvent } from '../events.ts';
import { NOBODY } from '../nobody.ts';
import { keepPapers } from './keepPapers.ts';
import { refuseOpen } from './refuseOpen.ts';
import { removeRecords } from './removeRecords.ts';
import { removeTexts } from './removeTexts.ts';

/**
 * Erases a customer permanently; what tax law requires is kept until its day.
 * @returns that day; null when nothing is kept
 * @throws Refused NOT_FOUND, INVALID_INPUT for another name, CUSTOMER_OWES, CUSTOMER_ORDER_OPEN
 */
export async function erase(
  call: Pick<Call, 'db' | 'caller' | 'now'>,
  id: string,
  typed: string,
): Promise<Day | null> {
  const { db, caller, now } = call;
  const stored = await requireCustomer(db, caller, id);
  if (!confirmsName(typed, stored.name))
    throw refusedFor(problem('name', 'INVALID_INPUT', 'ownData.nameDiffers'));
  await refuseOpen(call, id);
  await removeTexts(db, stored, now);
  await removeRecords(db, stored, now);
  await retirePicture(db, 'avatar', stored.picture, now);
  await endSharesOf(call, id);
  await eraseAttachmentsOf(db, id, now);
  await forgetOrdersOf(call, id);
  const kept = await keepPapers(db, id, now);
  await db.sql
    .updateTable('customer')
    .set({
      ...NOBODY,
      name: formatMessage('ownData.erasedName'),
      erasedAt: now,
      keptUntil: kept,
      updatedAt: now,
      editedAt: now,
    })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
  await noteEvent(call, id, 'ERASED');
  await noteDeleted(db, 'CUSTOMER', [id], now);
  return kept;
}
