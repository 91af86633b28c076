import { isDay, type Day } from '../../dates/day.ts';
import { checkForm } from '../../forms/checkForm.ts';
import type { FormField } from '../../forms/formField.ts';
import type { Params } from '../../messages/formatMessage.ts';
import { problem, type Problem, type Read } from '../../refusals/problem.ts';
import type { Rule } from '../../refusals/rules.ts';
import { figureText, parseFigure } from '../figure.ts';
import { EYE_RULES, EYE_VALUES, EYES, eyeField, type EyeSide } from './eyeValue.ts';
import {
  eyeName,
  figureFields,
  MAX_PRESCRIPTION_TEXT,
  PRESCRIPTION_FIELDS,
  PRESCRIPTION_LISTS,
  type FigureField,
  type PrescriptionEntries,
  type PrescriptionRecord,
} from './record.ts';

/** Context for checking a prescription. */
export interface PrescriptionRules {
  /** The fields of the shop's form `prescription`. */
  fields: readonly FormField[];
  /** The shop's day: no test can be later. */
  today: Day;
}

const invalid = (field: string, rule: Rule, params?: Params): Problem =>
  problem(field, 'INVALID_INPUT', rule, params);

/** A figure in standard notation, or its problem: "30.1" is out of range, "1.30" is off the steps. */
function readFigure({ field, label, rule }: FigureField, text: string): string | Problem {
  const value = parseFigure(rule, text);
  if (value === undefined) return invalid(field, 'optical.notValue', { label, example: exampleOf(rule) });
  if (value < rule.min || value > rule.max) {
    const ends = { min: figureText(rule, rule.min), max: figureText(rule, rule.max) };
    return invalid(field, 'optical.valueRange', { label, ...ends });
  }
  return value % rule.grain === 0 ? figureText(rule, value) : invalid(field, 'optical.valueStep', { label });
}

/** An example of a valid value: five steps from plano, or from the lowest value. */
const exampleOf = (rule: FigureField['rule']): string =>
  figureText(rule, rule.signed ? Math.min(rule.max, 5 * rule.step) : (rule.min + rule.max) / 2);

const missing = (side: EyeSide, name: 'sph' | 'cyl' | 'axis'): Problem =>
  invalid(eyeField(side, name), 'optical.valueMissing', {
    label: `${eyeName(side)} ${EYE_RULES[name].label}`,
  });

/** An eye with any value needs a sphere (plano is 0.00), a cylinder needs an axis, and an axis needs a cylinder. */
function checkEye(record: PrescriptionRecord, side: EyeSide): (Problem | undefined)[] {
  const said = EYE_VALUES.filter((name) => record[eyeField(side, name)] !== undefined);
  const cylinder = record[eyeField(side, 'cyl')];
  const hasCylinder = cylinder !== undefined && cylinder !== '0.00';
  const hasAxis = said.includes('axis');
  return [
    said.length > 0 && !said.includes('sph') ? missing(side, 'sph') : undefined,
    hasCylinder && !hasAxis ? missing(side, 'axis') : undefined,
    hasAxis && !hasCylinder ? invalid(eyeField(side, 'cyl'), 'optical.axisAlone') : undefined,
  ];
}

/** At least one eye has a prescription. */
function checkEyes(record: PrescriptionRecord): (Problem | undefined)[] {
  const none = EYES.every((side) => EYE_VALUES.every((name) => record[eyeField(side, name)] === undefined));
  return none ? [missing('right', 'sph')] : EYES.flatMap((side) => checkEye(record, side));
}

function checkDay(record: PrescriptionRecord, today: Day): Problem | undefined {
  const day = record['test_date'];
  if (day === undefined) return undefined;
  if (!isDay(day)) return invalid('test_date', 'dates.none');
  return day > today ? invalid('test_date', 'prescription.testedLater') : undefined;
}

/**
 * Checks figures and choices by the shop's form, with its wording for required fields; fields not in the form are
 * allowed too.
 */
function checkOwn(record: PrescriptionRecord, fields: readonly FormField[]): Problem[] {
  const figures = new Set(figureFields().map(({ field }) => field));
  // The notation of figures was checked above, whatever type the shop's form gives them.
  const asked = fields.map((field) =>
    figures.has(field.name) ? { ...field, type: 'text' as const, subtype: null, values: [] } : field,
  );
  const known = new Set(fields.map(({ name }) => name));
  const held = Object.entries(record).filter(([name]) => known.has(name) || !PRESCRIPTION_FIELDS.has(name));
  return checkForm(asked, Object.fromEntries(held), 'prescription');
}

const trimmed = (entries: PrescriptionEntries): [string, string][] =>
  Object.entries(entries).flatMap(([name, text]) => {
    const value = (text ?? '').trim();
    return value === '' ? [] : [[name, value] as [string, string]];
  });

const listText = (text: string): string => [...new Set(text.split(',').map((one) => one.trim()))].join(',');

/**
 * Reads a customer's prescription (rules.md, spec 2 §3, §5); the tab and the wire both use it. The record holds
 * each figure in standard notation ("+1.25", plano "0.00"). Problems name wire fields, "right_axis"; unreadable
 * values are not checked against others.
 */
export function readPrescription(
  entries: PrescriptionEntries,
  { fields, today }: PrescriptionRules,
): Read<{ record: PrescriptionRecord }> {
  const said = new Map(trimmed(entries));
  const problems: Problem[] = [];
  for (const figure of figureFields()) {
    const text = said.get(figure.field);
    if (text === undefined) continue;
    const read = readFigure(figure, text);
    if (typeof read === 'string') said.set(figure.field, read);
    else problems.push(read);
  }
  for (const [name, text] of said)
    if (text.length > MAX_PRESCRIPTION_TEXT)
      problems.push(invalid(name, 'forms.tooLong', { max: MAX_PRESCRIPTION_TEXT }));
  for (const list of PRESCRIPTION_LISTS) {
    const text = said.get(list);
    if (text !== undefined) said.set(list, listText(text));
  }
  if (problems.length > 0) return { problems };
  const record: PrescriptionRecord = Object.fromEntries(said);
  const found = [...checkEyes(record), checkDay(record, today), ...checkOwn(record, fields)];
  const wrong = found.filter((one) => one !== undefined);
  // At most one problem per field, with the required check first.
  const once = [...new Map(wrong.toReversed().map((one) => [one.field, one])).values()].toReversed();
  return once.length > 0 ? { problems: once } : { record };
}
