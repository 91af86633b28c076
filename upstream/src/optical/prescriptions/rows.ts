import { LENS_VALUES, lensValueText, type LensPrescription, type LensValueName } from '@galla/domain';
import type { InferResult } from 'kysely';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';
import type { Prescription } from './contract.ts';

/** Prescriptions of existing variants, from minus to plus, as a base query to filter. */
export function selectPrescriptions(db: TenantDb) {
  return db.sql
    .selectFrom('lensPrescription as lens')
    .innerJoin('catalogueVariant as variant', (join) =>
      join.onRef('variant.tenantId', '=', 'lens.tenantId').onRef('variant.id', '=', 'lens.variantId'),
    )
    .where('lens.tenantId', '=', db.tenantId)
    .where('variant.deletedAt', 'is', null)
    .select(['lens.id', 'lens.variantId', 'variant.itemId'])
    .select(['lens.sph', 'lens.cyl', 'lens.axis', 'lens.addPower', 'lens.dia'])
    .orderBy('lens.variantId')
    .orderBy('lens.sph')
    .orderBy('lens.cyl')
    .orderBy('lens.axis')
    .orderBy('lens.addPower')
    .orderBy('lens.dia')
    .orderBy('lens.id');
}

export type PrescriptionRow = InferResult<ReturnType<typeof selectPrescriptions>>[number];

/** The columns of a prescription. */
export function columnsOf({ sph, cyl, axis, add, dia }: LensPrescription) {
  return { sph, cyl, axis, addPower: add, dia };
}

/** The prescription with this id; refuses NOT_FOUND. */
export async function prescriptionRow(db: TenantDb, id: string): Promise<PrescriptionRow> {
  const row = await selectPrescriptions(db).where('lens.id', '=', id).executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}

/** A prescription in its wire shape. */
export function toPrescription(row: PrescriptionRow): Static<typeof Prescription> {
  const values: Record<LensValueName, number | null> = { ...row, add: row.addPower };
  const [sph, CYL, AXIS, ADD, DIA] = LENS_VALUES.map((name) => {
    const value = values[name];
    return value === null ? null : lensValueText(name, value);
  }) as [string, string | null, string | null, string | null, string | null];
  return {
    id: row.id,
    product_id: row.itemId,
    variant_id: row.variantId,
    prescription: { SPH: sph, CYL, AXIS, ADD, DIA },
  };
}
