import { readMeasure, type LengthUnit } from '@galla/domain';
import { measuredValues, unitOf, type DraftMeasurements, type MeasuredValue } from '../draft/orderDraft.ts';

/** Maximum length of a value and of a measurement's name. */
export const MAX_MEASURE_TEXT = 60;

const NOTHING: DraftMeasurements = {
  method: 'FORM',
  values: [],
  custom: [],
  text: '',
  images: [],
  instructions: '',
};

/** Initial values of the dialog: every point of the garment with its stored measurement. */
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
    // Keeps values of points that the garment no longer has.
    custom: [...values.filter(({ name, value }) => !known.has(name) && value !== ''), ...custom],
  };
}

const isWrong = ({ value }: MeasuredValue): boolean =>
  value.trim() !== '' && readMeasure(value) === undefined;

/** Names of points whose value is not a length. Custom measurements may be words. */
export const unreadable = ({ values }: DraftMeasurements): ReadonlySet<string> =>
  new Set(values.filter(isWrong).map(({ name }) => name));

/** What is stored: drops rows without a name or a value; null if nothing remains. */
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

/** The list with one element changed. */
export const replaced = (
  list: readonly MeasuredValue[],
  at: number,
  change: Partial<MeasuredValue>,
): readonly MeasuredValue[] => list.map((one, index) => (index === at ? { ...one, ...change } : one));

/** The unit of the stored values: fixed by the first value that is typed. */
export const keptIn = (entered: DraftMeasurements, shownIn: LengthUnit): LengthUnit =>
  measuredValues(entered).length === 0 ? shownIn : unitOf(entered);
