import { EYE_VALUES, EYES, eyeField, PRESCRIPTION_FIELDS } from '@galla/domain';
import type { PrescriptionInput } from '../../types.generated.ts';

/** Input names of the wire fields, below `prescription`. */
const NAMES: Readonly<Record<string, string>> = {
  fitting_height: 'fittingHeight',
  wear_type: 'wearTypes',
  lens_design: 'lensDesigns',
  materials_coats: 'materialsAndCoats',
  priscription: 'notes',
  tested_by: 'testedBy',
  test_date: 'testDate',
  ...Object.fromEntries(
    EYES.flatMap((side) => EYE_VALUES.map((name) => [eyeField(side, name), `${side}.${name}`])),
  ),
};

const FIELD = /^prescription_detail\.(.+)$/;

/** The input field that a field of the payload's prescription was made from; undefined for any other. */
export function prescribedField(field: string): string | undefined {
  if (field === 'prescription_detail') return 'prescription';
  const name = FIELD.exec(field)?.[1];
  if (name === undefined) return undefined;
  const known = PRESCRIPTION_FIELDS.has(name) ? (NAMES[name] ?? name) : `extra.${name}`;
  return `prescription.${known}`;
}

/** Several choices as REST takes them. */
const joined = (choices: readonly string[] | null | undefined): string | null => choices?.join(',') ?? null;

/** A prescription as REST takes it: texts under its names, "priscription" for the notes (spec 2 §3). */
export function prescribed(input: PrescriptionInput): Record<string, string | null> {
  const eyes = EYES.flatMap((side) =>
    EYE_VALUES.map((name): [string, string | null] => [eyeField(side, name), input[side]?.[name] ?? null]),
  );
  return {
    ...Object.fromEntries((input.extra ?? []).map(({ name, value }) => [name, value])),
    ...Object.fromEntries(eyes),
    age: input.age == null ? null : String(input.age),
    pd: input.pd ?? null,
    fitting_height: input.fittingHeight ?? null,
    wear_type: joined(input.wearTypes),
    lens_design: joined(input.lensDesigns),
    materials_coats: joined(input.materialsAndCoats),
    priscription: input.notes ?? null,
    tested_by: input.testedBy ?? null,
    test_date: input.testDate ?? null,
  };
}
