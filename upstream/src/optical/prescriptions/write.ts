import { type LensPrescription, MAX_LENS_PRESCRIPTIONS, problem, readLensPrescription } from '@galla/domain';
import type { Static } from 'typebox';
import { isUniqueViolation } from '../../db/faults.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { submitPrescription } from './contract.ts';
import { columnsOf } from './rows.ts';

type Entries = Static<NonNullable<typeof submitPrescription.schema.body>>['prescription'];

/** Name of the unique constraint, as truncated by PostgreSQL. */
const ONE_OF_EACH = 'lens_prescription_tenant_id_variant_id_sph_cyl_axis_add_pow_key';

/** Parses the sent values; problems are reported at "prescription.AXIS". */
export function readEntries({ SPH, CYL, AXIS, ADD, DIA }: Entries): LensPrescription {
  const entries = { sph: SPH, cyl: CYL, axis: AXIS, add: ADD, dia: DIA };
  const given = Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, value ?? null]));
  const read = readLensPrescription(given);
  if ('prescription' in read) return read.prescription;
  const problems = read.problems.map((one) => ({ ...one, field: `prescription.${one.field.toUpperCase()}` }));
  refuseOn(...problems);
  throw new Error('A prescription that could not be read has its problems');
}

/** Runs a write and reports powers that the variant already has. */
async function oncePerVariant<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, ONE_OF_EACH)) throw error;
    throw refusedFor(problem('prescription.SPH', 'PRESCRIPTION_TAKEN', 'optical.prescriptionTaken'));
  }
}

async function refuseTooMany(db: TenantDb, variantId: string): Promise<void> {
  const { rows } = await db.sql
    .selectFrom('lensPrescription')
    .where('tenantId', '=', db.tenantId)
    .where('variantId', '=', variantId)
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow();
  if (Number(rows) < MAX_LENS_PRESCRIPTIONS) return;
  const most = { max: MAX_LENS_PRESCRIPTIONS };
  throw refusedFor(problem('prescription.SPH', 'INVALID_INPUT', 'optical.tooManyPrescriptions', most));
}

/** Locks the variant until the transaction ends. Refuses one that is deleted or of another product. */
async function lockOwner(db: TenantDb, at: { productId: string; variantId: string }): Promise<void> {
  const owner = await db.sql
    .selectFrom('catalogueVariant')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', at.variantId)
    .where('itemId', '=', at.productId)
    .where('deletedAt', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (!owner) throw new Refused('NOT_FOUND');
}

/** Adds a prescription to a variant; returns its id. */
export async function addPrescription(
  db: TenantDb,
  at: { productId: string; variantId: string },
  prescription: LensPrescription,
  now: Date,
): Promise<string> {
  await lockOwner(db, at);
  await refuseTooMany(db, at.variantId);
  const { tenantId } = db;
  const id = newId();
  const row = { tenantId, id, variantId: at.variantId, ...columnsOf(prescription) };
  await oncePerVariant(() =>
    db.sql
      .insertInto('lensPrescription')
      .values({ ...row, createdAt: now, updatedAt: now })
      .execute(),
  );
  return id;
}

/** Replaces the powers of a prescription. */
export async function changePrescription(
  db: TenantDb,
  id: string,
  prescription: LensPrescription,
  now: Date,
): Promise<void> {
  const { numUpdatedRows } = await oncePerVariant(() =>
    db.sql
      .updateTable('lensPrescription')
      .set({ ...columnsOf(prescription), updatedAt: now })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) throw new Refused('NOT_FOUND');
}

/** Deletes a prescription. */
export async function removePrescription(db: TenantDb, id: string): Promise<void> {
  await db.sql
    .deleteFrom('lensPrescription')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}
