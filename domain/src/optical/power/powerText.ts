import type { Problem } from '../../refusals/problem.ts';
import { LENS_RULES } from '../lensValue.ts';
import { lensPowerText, readLensPower, type LensPower, type PowerEntries } from './lensPower.ts';

/** "-2.00", ".75", "plano". */
const FIGURE = String.raw`[+\-−]?(?:\d+\.?\d*|\.\d+)|pl(?:ano)?`;
/** A cylinder follows a slash, a comma or its name, or a space when it has a sign. */
const POWER = new RegExp(
  String.raw`^(?:sph\s*)?(?<sph>${FIGURE})` +
    String.raw`(?:\s*[/,]\s*(?:cyl\s*)?(?<stroke>${FIGURE})|\s*cyl\s*(?<named>${FIGURE})|\s+(?<cyl>[+\-−](?:\d+\.?\d*|\.\d+)))?` +
    String.raw`(?:\s*(?:[x×*@]|axis)\s*(?<axis>\d+)\s*°?)?` +
    String.raw`(?:\s*[/,]?\s*add\s*(?<add>${FIGURE}))?$`,
  'i',
);
const RANGE = new RegExp(String.raw`^(?<from>${FIGURE})\s*(?:to|–|—|…|\.\.+)\s*(?<to>${FIGURE})$`, 'i');

/** The values of a text with a single power; undefined for any other text. */
function valuesOf(text: string): PowerEntries | undefined {
  const found = POWER.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { sph, stroke, named, cyl, axis, add } = found;
  return { sph: sph ?? '', cyl: stroke ?? named ?? cyl ?? '', axis: axis ?? '', add: add ?? '' };
}

/** The whole power is in one field, where its sphere uses the field's label. */
const inField = (field: string, called: string) => (name: keyof PowerEntries) => ({
  field,
  label: name === 'sph' ? called : LENS_RULES[name].label,
});

/** The power in a text; undefined when there is none, or none that a lens can have. */
export function lensPowerOf(text: string | null): LensPower | undefined {
  const values = text === null ? undefined : valuesOf(text.trim());
  const read = values && readLensPower(values);
  return read && 'power' in read ? read.power : undefined;
}

/**
 * Reads a variant's power. A single power is stored in prescription notation, "-2.00 / -0.75"; a range, "-1.00 to
 * -3.00", has two of them; other words, used for lenses without figures, are kept.
 * @param field where a problem is reported
 * @param label the field's label
 */
export function readPowerText(field: string, label: string, text: string): string | Problem {
  const values = valuesOf(text);
  if (values === undefined) return readRange(field, label, text);
  const read = readLensPower(values, inField(field, label));
  return 'power' in read ? lensPowerText(read.power) : (read.problems[0] ?? text);
}

function readRange(field: string, label: string, text: string): string | Problem {
  const ends = RANGE.exec(text)?.groups;
  if (ends === undefined) return text;
  const from = readPowerText(field, label, ends['from'] ?? '');
  const to = readPowerText(field, label, ends['to'] ?? '');
  if (typeof from !== 'string') return from;
  return typeof to === 'string' ? `${from} to ${to}` : to;
}
