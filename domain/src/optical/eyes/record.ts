import { BODY_RULES, EYE_RULES, EYE_VALUES, EYES, eyeField, type EyeSide } from './eyeValue.ts';
import type { FigureRule } from '../figure.ts';
import { formatMessage } from '../../messages/formatMessage.ts';

/**
 * A prescription as sent and stored: texts under their wire names, "priscription" for the notes (spec 2 §3). Empty
 * values are left out. The shop's own fields are included under their names.
 */
export type PrescriptionRecord = Readonly<Record<string, string>>;

/** Entries as typed or sent; blank counts as absent. */
export type PrescriptionEntries = Readonly<Record<string, string | null | undefined>>;

/** Fields with several values, stored as one text joined with commas. */
export const PRESCRIPTION_LISTS = ['wear_type', 'lens_design', 'materials_coats'] as const;

/** Maximum length of a field's text. */
export const MAX_PRESCRIPTION_TEXT = 500;

const TEXTS = ['priscription', 'tested_by', 'test_date'] as const;

/** The figure of a wire field, with its label: "Right SPH". */
export interface FigureField {
  field: string;
  label: string;
  rule: FigureRule;
}

/** Label of an eye. */
export const eyeName = (side: EyeSide): string =>
  formatMessage(side === 'right' ? 'prescription.right' : 'prescription.left');

/** All fields with figures, in the order of a prescription. */
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

/** Wire names available in every shop, whether or not its form has them. */
export const PRESCRIPTION_FIELDS: ReadonlySet<string> = new Set([
  ...EYES.flatMap((side) => EYE_VALUES.map((name) => eyeField(side, name))),
  ...Object.keys(BODY_RULES),
  ...PRESCRIPTION_LISTS,
  ...TEXTS,
]);

/** Whether the prescription is empty. */
export const isBlankPrescription = (entries: PrescriptionEntries): boolean =>
  Object.values(entries).every((text) => (text ?? '').trim() === '');
