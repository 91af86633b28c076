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

/** What a prescription is held against. */
export interface PrescriptionRules {
  /** The fields of the shop's form `prescription`. */
  fields: readonly FormField[];
  /** The shop's day: nobody was tested later. */
  today: Day;
}

const invalid = (field: string, rule: Rule, params?: Params): Problem =>
  problem(field, 'INVALID_INPUT', rule, params);

/** A figure as it is written, or what is wrong with it: "30.1" is out of range, "1.30" off the steps. */
function readFigure({ field, label, rule }: FigureField, text: string): string | Problem {
  const value = parseFigure(rule, text);
  if (value === undefined) return invalid(field, 'optical.notValue', { label, example: exampleOf(rule) });
  if (value < rule.min || value > rule.max) {
    const ends = { min: figureText(rule, rule.min), max: figureText(rule, rule.max) };
    return invalid(field, 'optical.valueRange', { label, ...ends });
  }
  return value % rule.grain === 0 ? figureText(rule, value) : invalid(field, 'optical.valueStep', { label });
}

/** A value that could stand there: five steps from plano or the lowest. */
const exampleOf = (rule: FigureField['rule']): string =>
  figureText(rule, rule.signed ? Math.min(rule.max, 5 * rule.step) : (rule.min + rule.max) / 2);

const missing = (side: EyeSide, name: 'sph' | 'cyl' | 'axis'): Problem =>
  invalid(eyeField(side, name), 'optical.valueMissing', {
    label: `${eyeName(side)} ${EYE_RULES[name].label}`,
  });

/** An eye has a sphere (plano is 0.00) where anything is said of it, a cylinder its axis, and an axis its cylinder. */
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

/** What is prescribed of at least one eye. */
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

/** Figures and choices of the shop's form, with its words for what it requires; what it does not ask may be said too. */
function checkOwn(record: PrescriptionRecord, fields: readonly FormField[]): Problem[] {
  const figures = new Set(figureFields().map(({ field }) => field));
  // How a figure is written was judged above, whatever the shop's form calls it.
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
 * Reads a customer's prescription (rules.md, spec 2 §3, §5): the same for the tab, the wire and tests. The record has each
 * figure as it is written ("+1.25", plano "0.00"). Problems name fields of the wire, "right_axis"; what can't be read is
 * not held against the others.
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
  // A field is told what is wrong with it once: that it is missing, whoever asks for it.
  const once = [...new Map(wrong.toReversed().map((one) => [one.field, one])).values()].toReversed();
  return once.length > 0 ? { problems: once } : { record };
}
