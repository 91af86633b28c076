import { CONSENT_SOURCES, type ConsentSource } from '@galla/domain';
import type { Static } from 'typebox';
import { oneOf } from '../../db/oneOf.ts';
import type { Call } from '../../http/route.ts';
import { requireCustomer, type StoredCustomer } from '../require.ts';
import type { Consent } from './contract.ts';
import { noteEvent } from './events.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** A customer's consent in its wire shape. */
export const consentOf = (
  row: Pick<StoredCustomer, 'consent' | 'consentAt' | 'consentSource'>,
): Static<typeof Consent> => ({
  given: row.consent ? 1 : 0,
  at: row.consentAt?.toISOString() ?? null,
  source: row.consentSource === null ? null : oneOf(CONSENT_SOURCES, row.consentSource),
});

/** Records that a customer agrees to messages, or no longer does; unchanged consent is not recorded again. */
export async function setConsent(
  call: Writer,
  customerId: string,
  given: boolean,
  source: ConsentSource,
): Promise<void> {
  const { db, caller, now } = call;
  const stored = await requireCustomer(db, caller, customerId);
  if (stored.consent === given && stored.consentAt !== null) return;
  await db.sql
    .updateTable('customer')
    .set({ consent: given, consentAt: now, consentSource: source, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', customerId)
    .execute();
  await noteEvent(call, customerId, given ? 'CONSENT_GIVEN' : 'CONSENT_WITHDRAWN', source);
}
