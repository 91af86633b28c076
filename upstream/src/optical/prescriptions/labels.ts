import { checkLabelCount, LENS_RULES, LENS_VALUES, type LabelItem, lensValueText } from '@galla/domain';
import { type AddressOf, loadLabels, variantsOf, type WantedLabel } from '../../catalogue/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refuseOn } from '../../http/refused.ts';
import { type PrescriptionRow, selectPrescriptions } from './rows.ts';

/** "SPH -2.00  CYL -0.75  AXIS 90" and "ADD +2.00  DIA 65.0", as far as the lens has them. */
function powersOf(row: PrescriptionRow): string[] {
  const values = { ...row, add: row.addPower };
  const textOf = (name: (typeof LENS_VALUES)[number]): string | undefined => {
    const value = values[name];
    return value === null ? undefined : `${LENS_RULES[name].label} ${lensValueText(name, value)}`;
  };
  const [sph, cyl, axis, add, dia] = LENS_VALUES.map(textOf);
  const lines = [
    [sph, cyl, axis],
    [add, dia],
  ];
  return lines.map((line) => line.filter((part) => part !== undefined).join('  ')).filter(Boolean);
}

/** Expands products requested without a variant to all their variants, in natural order of codes. */
async function withVariants(db: TenantDb, wanted: readonly WantedLabel[]): Promise<WantedLabel[]> {
  const whole = wanted.filter(({ variant_id }) => !variant_id).map(({ product_id }) => product_id);
  if (whole.length === 0) return [...wanted];
  const rows = await variantsOf(db, whole);
  const variants = Map.groupBy(rows, ({ itemId }) => itemId);
  return wanted.flatMap((entry) =>
    entry.variant_id
      ? [entry]
      : (variants.get(entry.product_id.toLowerCase()) ?? []).map(({ id }) => ({ ...entry, variant_id: id })),
  );
}

/**
 * Labels of the powers of lens variants, with the number of each. Refuses unknown variants, and requests for no labels
 * or too many.
 */
export async function loadPrescriptionLabels(
  db: TenantDb,
  wanted: readonly WantedLabel[],
  addressOf: AddressOf,
): Promise<LabelItem[]> {
  const entries = await withVariants(db, wanted);
  const variants = await loadLabels(db, entries, addressOf);
  const ids = entries.flatMap(({ variant_id }) => variant_id ?? []);
  const rows =
    ids.length > 0 ? await selectPrescriptions(db).where('lens.variantId', 'in', ids).execute() : [];
  const prescriptions = Map.groupBy(rows, ({ variantId }) => variantId);
  const labels = entries.flatMap(({ variant_id }, at) => {
    const label = variants[at];
    const own = prescriptions.get((variant_id ?? '').toLowerCase()) ?? [];
    return label ? own.map((row) => ({ ...label, powers: powersOf(row) })) : [];
  });
  refuseOn(checkLabelCount(labels.map(({ quantity }) => quantity)));
  return labels;
}
