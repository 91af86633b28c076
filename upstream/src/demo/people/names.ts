import type { Random } from '../random.ts';
import { type Region, REGIONS } from './regions.ts';
import { namesInScript } from './scripts.ts';

const ALL = Object.keys(REGIONS) as Region[];

/** A name from the shop's own region in about half of the cases, else from any. */
function randomName(random: Random, home: Region): string {
  const names = REGIONS[random.chance(0.5) ? home : random.pick(ALL)];
  const given = random.pick(random.chance(0.55) ? names.women : names.men);
  // In Punjab the middle name tells women and men apart, the given name does not.
  const middle = names === REGIONS.punjab ? random.pick([' Kaur', ' Singh']) : '';
  return `${given}${middle} ${random.pick(names.families)}`;
}

/** `count` different names, some in their own script. */
export function randomNames(random: Random, home: Region, count: number): string[] {
  const names = new Set(namesInScript(home));
  while (names.size < count) names.add(randomName(random, home));
  return random.shuffle([...names]).slice(0, count);
}

/** "priya.agarwal" for "Priya Agarwal"; undefined for a name in another script. */
export function mailName(name: string): string | undefined {
  const plain = name
    .toLowerCase()
    .replaceAll(/[’.]/g, '')
    .replaceAll(/\s+/g, '.');
  return /^[a-z.]+$/.test(plain) ? plain : undefined;
}
