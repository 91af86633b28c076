import { BODY_RULES, EYE_RULES, EYE_VALUES, EYES, eyeField, type EyeSide } from './eyeValue.ts';
import type { FigureRule } from '../figure.ts';
import { formatMessage } from '../../messages/formatMessage.ts';

/**
 * A prescription as it travels and is stored: texts under the names of the wire, "priscription" for the notes (spec 2 §3).
 * What is not said is left out. The shop's own fields stand beside them under their names.
 */
export type PrescriptionRecord = Readonly<Record<string, string>>;

/** What was typed or sent; a blank is what is not said. */
export type PrescriptionEntries = Readonly<Record<string, string | null | undefined>>;

/** The fields of several values, which are one text joined with commas. */
export const PRESCRIPTION_LISTS = ['wear_type', 'lens_design', 'materials_coats'] as const;

/** The longest text of a field. */
export const MAX_PRESCRIPTION_TEXT = 500;

const TEXTS = ['priscription', 'tested_by', 'test_date'] as const;

/** The figure that a field of the wire holds, with its label: "Right SPH". */
export interface FigureField {
  field: string;
  label: string;
  rule: FigureRule;
}

/** What an eye is called. */
export const eyeName = (side: EyeSide): string =>
  formatMessage(side === 'right' ? 'prescription.right' : 'prescription.left');

/** Every field with a figure, in the order of a prescription. */
export const figureFields = (): FigureField[] => [
  { field: 'age', label: BODY_RULES.age.label, rule: BODY_RULES.age },
  ...EYES.flatMap((side) =>
    EYE_VALUES.map((name) => ({
      field: eyeField(side, name),
      label: `${eyeName(side)} ${EYE_RULES[name].label}`,
      rule: EYE_RULES[name],
    })),
  ),
  { field: 'pd', label: BODY_RULES.pd.label, rule: BODY_RULES.pd },
  { field: 'fitting_height', label: BODY_RULES.fitting_height.label, rule: BODY_RULES.fitting_height },
];

/** Names on the wire that every shop has, whether or not its form asks for them. */
export const PRESCRIPTION_FIELDS: ReadonlySet<string> = new Set([
  ...EYES.flatMap((side) => EYE_VALUES.map((name) => eyeField(side, name))),
  ...Object.keys(BODY_RULES),
  ...PRESCRIPTION_LISTS,
  ...TEXTS,
]);

/** Whether nothing at all is said. */
export const isBlankPrescription = (entries: PrescriptionEntries): boolean =>
  Object.values(entries).every((text) => (text ?? '').trim() === '');
