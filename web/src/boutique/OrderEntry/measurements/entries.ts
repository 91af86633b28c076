import { readMeasure } from '@galla/domain';
import { measuredValues, type DraftMeasurements, type MeasuredValue } from '../draft/orderDraft.ts';

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

/** A value one step up or down, where it is a figure: a quarter of an inch. */
export function stepped(value: string, steps: number): string | undefined {
  const figure = value.trim() === '' ? 0 : readMeasure(value);
  if (figure === undefined) return undefined;
  const next = Math.max(0, Math.round((figure + steps * 0.25) * 1000) / 1000);
  return String(next);
}
