import { type CommissionPart, type DocumentType, problem } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor } from '../../http/refused.ts';
import { acceptParts } from './check.ts';
import type { PartsSent } from './payload.ts';

const FIELD = 'commission_parts';

/**
 * The commission parts of a new sale; undefined when none were sent.
 * @throws Refused INVALID_INPUT at `commission_parts`, also for a proposal, which earns nothing
 */
export async function partsAtCreation(
  db: TenantDb,
  sent: PartsSent | null | undefined,
  type: DocumentType | 'BOUTIQUE_ORDER',
): Promise<CommissionPart[] | undefined> {
  if (sent == null || sent.length === 0) return undefined;
  if (type === 'PROPOSAL') throw refusedFor(problem(FIELD, 'INVALID_INPUT', 'split.earnsNothing'));
  return acceptParts(db, sent, FIELD);
}
