import {
  EYE_VALUES,
  EYES,
  eyeField,
  isBlankPrescription,
  PRESCRIPTION_FIELDS,
  type PrescriptionEntries,
  readPrescription,
  type Day,
} from '@galla/domain';
import type { PrescriptionInput } from '../../__generated__/useCreateDocumentMutation.graphql.ts';
import type { KeptEntries, KeptEntry } from '../../ui/form/entries.ts';

/** Several choices are sent as one comma-separated text (spec 2 §3). */
const textOf = (entry: KeptEntry | undefined): string =>
  (typeof entry === 'string' ? entry : (entry ?? []).join(',')).trim();

/** The entries in the format of the rules: texts by the names of the REST API. */
export const wireOf = (entries: KeptEntries): PrescriptionEntries =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, textOf(entry)]));

/** Whether the entries contain a prescription. */
export const isPrescribed = (entries: KeptEntries | undefined): entries is KeptEntries =>
  entries !== undefined && !isBlankPrescription(wireOf(entries));

/**
 * Problems of the entries, by field. The shop's own fields are checked by the server, whose problems are shown at
 * the same places.
 */
export function prescriptionProblems(
  entries: KeptEntries | undefined,
  today: Day,
): Readonly<Record<string, string>> {
  if (!isPrescribed(entries)) return {};
  const known = Object.entries(wireOf(entries)).filter(([name]) => PRESCRIPTION_FIELDS.has(name));
  const read = readPrescription(Object.fromEntries(known), { fields: [], today });
  if ('record' in read) return {};
  return Object.fromEntries(read.problems.map(({ field, message }) => [field, message]));
}

/** The text by name, or nothing if empty: empty fields are not sent. */
const said = <Name extends string>(name: Name, text: string): Partial<Record<Name, string>> =>
  text === '' ? {} : ({ [name]: text } as Record<Name, string>);

const listed = (entry: KeptEntry | undefined): string[] =>
  textOf(entry)
    .split(',')
    .filter((text) => text !== '');

/** A prescription in the input's format. */
export function prescriptionInput(entries: KeptEntries): PrescriptionInput {
  const text = (name: string): string => textOf(entries[name]);
  const [right, left] = EYES.map((side) =>
    Object.assign({}, ...(EYE_VALUES.map((name) => said(name, text(eyeField(side, name)))) as object[])),
  );
  const own = Object.keys(entries).filter((name) => !PRESCRIPTION_FIELDS.has(name) && text(name) !== '');
  return {
    right,
    left,
    ...(text('age') !== '' && { age: Number(text('age')) }),
    ...said('pd', text('pd')),
    ...said('fittingHeight', text('fitting_height')),
    wearTypes: listed(entries['wear_type']),
    lensDesigns: listed(entries['lens_design']),
    materialsAndCoats: listed(entries['materials_coats']),
    ...said('notes', text('priscription')),
    ...said('testedBy', text('tested_by')),
    ...said('testDate', text('test_date')),
    ...(own.length > 0 && { extra: own.map((name) => ({ name, value: text(name) })) }),
  };
}

const PLACES: Readonly<Record<string, string>> = {
  fittingHeight: 'fitting_height',
  wearTypes: 'wear_type',
  lensDesigns: 'lens_design',
  materialsAndCoats: 'materials_coats',
  notes: 'priscription',
  testedBy: 'tested_by',
  testDate: 'test_date',
};

/** The tab's field for an input path: "right_sph" for "prescription.right.sph". */
export function prescriptionPlace(path: readonly string[]): string {
  const [first = '', second] = path;
  if (second === undefined) return PLACES[first] ?? (first || eyeField('right', 'sph'));
  return first === 'extra' ? second : `${first}_${second}`;
}
