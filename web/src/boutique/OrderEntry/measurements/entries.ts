import { readMeasure, type LengthUnit } from '@galla/domain';
import { measuredValues, unitOf, type DraftMeasurements, type MeasuredValue } from '../draft/orderDraft.ts';

/** The longest value, or name of a measure. */
export const MAX_MEASURE_TEXT = 60;

const NOTHING: DraftMeasurements = {
  method: 'FORM',
  values: [],
  custom: [],
  text: '',
  images: [],
  instructions: '',
};

/** What the dialog begins with: every point of the garment, with what was measured of it. */
export function beginWith(
  kept: DraftMeasurements | null,
  points: readonly { name: string }[],
): DraftMeasurements {
  const { values, custom, ...rest } = kept ?? NOTHING;
  const known = new Set(points.map(({ name }) => name));
  return {
    ...rest,
    values: points.map(({ name }) => ({
      name,
      value: values.find((one) => one.name === name)?.value ?? '',
    })),
    // What is no point of the garment any more is not lost.
    custom: [...values.filter(({ name, value }) => !known.has(name) && value !== ''), ...custom],
  };
}

const isWrong = ({ value }: MeasuredValue): boolean =>
  value.trim() !== '' && readMeasure(value) === undefined;

/** Names of points whose value is no figure. A measurement of one's own may be a word. */
export const unreadable = ({ values }: DraftMeasurements): ReadonlySet<string> =>
  new Set(values.filter(isWrong).map(({ name }) => name));

/** What is kept: rows without a name or a value are none; nothing at all is no measurement. */
export function keptOf(entered: DraftMeasurements): DraftMeasurements | null {
  const custom = entered.custom.filter(({ name, value }) => name.trim() !== '' && value.trim() !== '');
  const kept = { ...entered, values: entered.values.filter(({ value }) => value.trim() !== ''), custom };
  const isEmpty =
    measuredValues(kept).length === 0 &&
    kept.text.trim() === '' &&
    kept.images.length === 0 &&
    kept.instructions.trim() === '';
  return isEmpty ? null : kept;
}

/** The list with something else at a place. */
export const replaced = (
  list: readonly MeasuredValue[],
  at: number,
  change: Partial<MeasuredValue>,
): readonly MeasuredValue[] => list.map((one, index) => (index === at ? { ...one, ...change } : one));

/** In what values are kept: in the unit in which the first of them is typed, and which stays. */
export const keptIn = (entered: DraftMeasurements, shownIn: LengthUnit): LengthUnit =>
  measuredValues(entered).length === 0 ? shownIn : unitOf(entered);
