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

/** Several choices are one text with commas (spec 2 §3). */
const textOf = (entry: KeptEntry | undefined): string =>
  (typeof entry === 'string' ? entry : (entry ?? []).join(',')).trim();

/** What was entered, as the rules read it: texts by the names of the wire. */
export const wireOf = (entries: KeptEntries): PrescriptionEntries =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, textOf(entry)]));

/** Whether anything is prescribed. */
export const isPrescribed = (entries: KeptEntries | undefined): entries is KeptEntries =>
  entries !== undefined && !isBlankPrescription(wireOf(entries));

/**
 * What is wrong with what was entered, by field. What the shop's own form asks is judged by the server, whose sentences
 * come to the same places.
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

/** A text that is one, else nothing: a field that is left out is not sent. */
const said = <Name extends string>(name: Name, text: string): Partial<Record<Name, string>> =>
  text === '' ? {} : ({ [name]: text } as Record<Name, string>);

const listed = (entry: KeptEntry | undefined): string[] =>
  textOf(entry)
    .split(',')
    .filter((text) => text !== '');

/** A prescription as it is sent. */
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

/** The field of the tab that a field of the input is: "right_sph" of "prescription.right.sph". */
export function prescriptionPlace(path: readonly string[]): string {
  const [first = '', second] = path;
  if (second === undefined) return PLACES[first] ?? (first || eyeField('right', 'sph'));
  return first === 'extra' ? second : `${first}_${second}`;
}
