import { lensPowerText, readLensPower, type LensPower } from '../power/lensPower.ts';
import { EYES, eyeField, type EyeSide, type EyeValueName } from './eyeValue.ts';
import type { PrescriptionEntries } from './record.ts';

/** The lens power prescribed for an eye. */
export interface PrescribedPower {
  side: EyeSide;
  power: LensPower;
  /** "-1.25 / -0.50 x 90". */
  text: string;
}

/** The powers of an entered prescription, the right eye first; an eye with missing or invalid figures is left out. */
export function prescribedPowers(entries: PrescriptionEntries): PrescribedPower[] {
  return EYES.flatMap((side) => {
    const entry = (name: EyeValueName): string => entries[eyeField(side, name)] ?? '';
    const figures = { sph: entry('sph'), cyl: entry('cyl'), add: entry('add') };
    // Without a cylinder an entered axis is ignored.
    const round = readLensPower(figures);
    const turned =
      'power' in round && round.power.cyl !== null
        ? readLensPower({ ...figures, axis: entry('axis') })
        : round;
    if (!('power' in turned)) return [];
    const text = lensPowerText(turned.power);
    return [{ side, power: turned.power, text }];
  });
}
