import { type Day, isBlankPrescription, problem, readPrescription } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { formNamed } from '../../forms/index.ts';
import type { Caller } from '../../http/caller.ts';
import { refusedFor, refuseOn } from '../../http/refused.ts';
import type { Draft } from '../create/draft.ts';

/** The field that problems of a prescription are reported under. */
const FIELD = 'prescription_detail';

/**
 * Normalizes the prescription for storage: each figure in its notation, checked against the shop's form `prescription`
 * (rules.md, spec 2 §5). Blanks are dropped. Only shops that prescribe may send one (spec 2 §6); a document without one
 * costs no statement.
 */
export async function withCheckedPrescription<D extends Draft>(
  db: TenantDb,
  caller: Caller,
  draft: D,
  today: Day,
): Promise<D> {
  const { prescription } = draft;
  if (!prescription || isBlankPrescription(prescription)) return { ...draft, prescription: undefined };
  if (!caller.capabilities.includes('PRESCRIPTIONS'))
    throw refusedFor(problem(FIELD, 'INVALID_INPUT', 'prescription.notHere'));
  const { fields } = await formNamed(db, 'prescription', caller);
  const read = readPrescription(prescription, { fields, today });
  if ('record' in read) return { ...draft, prescription: read.record };
  refuseOn(...read.problems.map((found) => ({ ...found, field: `${FIELD}.${found.field}` })));
  return draft;
}
