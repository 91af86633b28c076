import { EYE_VALUES, type EyeSide, eyeField, EYES, PRESCRIPTION_FIELDS } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { connection, includeOf, pageOf } from '../relay/connection.ts';
import { globalId } from '../relay/ids.ts';
import type { Lookahead } from '../relay/lookahead.ts';
import type { Answer } from '../rest/arguments.ts';
import type { CustomerprescriptionsArgs, EyePrescription, Prescription } from '../types.generated.ts';

type Version = Answer<typeof billing.customerPrescriptions>['data'][number];
type Values = Version['prescription'];

/** Address of the card of a document's prescription. */
export const cardUrl = (documentDbId: string): string =>
  `/pdf/prescription/${globalId('Document', documentDbId)}`;

const eyeOf = (values: Values, side: EyeSide): EyePrescription =>
  Object.fromEntries(EYE_VALUES.map((name) => [name, values[eyeField(side, name)] ?? null]));

const listOf = (text: string | null | undefined): string[] => text?.split(',').map((one) => one.trim()) ?? [];

/** The age in years, if the stored text is a number: older texts were stored unchecked. */
const yearsOf = (text: string | null | undefined): number | null =>
  text && /^\d{1,3}$/.test(text) ? Number(text) : null;

/** Maps a prescription of the wire to the graph's type. */
export function prescriptionOf(values: Values, date: string): Prescription {
  const [right, left] = EYES.map((side) => eyeOf(values, side));
  const own = Object.entries(values).filter(([name]) => !PRESCRIPTION_FIELDS.has(name));
  return {
    date,
    right: right ?? {},
    left: left ?? {},
    age: yearsOf(values['age']),
    pd: values['pd'] ?? null,
    fittingHeight: values['fitting_height'] ?? null,
    wearTypes: listOf(values['wear_type']),
    lensDesigns: listOf(values['lens_design']),
    materialsAndCoats: listOf(values['materials_coats']),
    notes: values['priscription'] ?? null,
    testedBy: values['tested_by'] ?? null,
    // A valid test date is already the version's date.
    testDate: values['test_date'] === date ? date : null,
    extra: own.map(([name, value]) => ({ name, value: value ?? '' })),
  };
}

const versionOf = ({ document_id, serial_number, prescribed_on, prescription, previous }: Version) => ({
  prescription: prescriptionOf(prescription, prescribed_on),
  previous: previous && prescriptionOf(previous.prescription, previous.prescribed_on),
  documentId: globalId('Document', document_id),
  documentNumber: serial_number,
  cardUrl: cardUrl(document_id),
});

/** A page of a customer's prescriptions. */
export async function prescriptionsOf(
  customer_id: string,
  args: CustomerprescriptionsArgs,
  { call }: Context,
  info: Lookahead,
) {
  const page = pageOf(args);
  const query = { customer_id, ...page, include: includeOf(info).join() };
  const answer = await call(billing.customerPrescriptions, { query });
  return connection(answer.data.map(versionOf), answer, page);
}
