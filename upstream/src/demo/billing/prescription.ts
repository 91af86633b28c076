import type { Random } from '../random.ts';
import type { Eye, Prescription } from '../types.ts';

/** "-2.25", "+0.50"; plano is "0.00". */
function dioptres(quarters: number): string {
  const text = (Math.abs(quarters) / 4).toFixed(2);
  return quarters === 0 ? text : `${quarters < 0 ? '-' : '+'}${text}`;
}

/** Sphere in steps of 0.25; a cylinder always has an axis in steps of 5; a near addition from the age of 40. */
function randomEye(random: Random, sphere: number, add: number | undefined): Eye {
  const cylinder = random.chance(0.5) ? -random.int(1, 8) : 0;
  return {
    sph: dioptres(sphere + random.int(-2, 2)),
    ...(cylinder !== 0 && { cyl: dioptres(cylinder), axis: String(random.int(0, 36) * 5) }),
    ...(add !== undefined && { add: dioptres(add) }),
  };
}

/** A plausible prescription: similar values for both eyes, depending on the person's age. */
export function randomPrescription(random: Random): Prescription {
  const age = random.int(8, 74);
  const sphere = random.chance(0.7) ? -random.int(1, 20) : random.int(1, 12);
  const add = age >= 40 ? random.int(4, 10) : undefined;
  return {
    age: String(age),
    ...(random.chance(0.3) && {
      notes: random.pick([
        'Same as last year',
        'Headache in the evening',
        'First spectacles',
        'Check again in 6 months',
      ]),
    }),
    wearType: random.pick(['Constant', 'Near', 'Computer', 'Distance']),
    lensDesign: add === undefined ? 'Single vision' : random.pick(['Bifocal', 'Progressive']),
    coatings: random.pick(['Anti-reflective', 'Hard coat', 'Blue cut', 'Anti-reflective,Blue cut']),
    right: randomEye(random, sphere, add),
    left: randomEye(random, sphere, add),
  };
}
