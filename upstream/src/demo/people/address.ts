import type { Random } from '../random.ts';
import { type City, LOCALITIES, OTHER_CITIES } from './cities.ts';

export interface Address {
  address: string;
  city: string;
  pincode: string;
  stateCode: string;
}

const HOUSES = [
  'Ganga Apartments',
  'Shanti Kunj',
  'Sai Residency',
  'Green Park',
  'Lotus Heights',
  'Krishna Tower',
];

/** House and locality: "B-12, Bapu Nagar" or "304, Lotus Heights, Aundh". */
function street(random: Random, city: City): string {
  const locality = random.pick(city.localities ?? LOCALITIES);
  if (random.chance(0.35))
    return `${random.int(1, 9)}0${random.int(1, 6)}, ${random.pick(HOUSES)}, ${locality}`;
  const house = random.chance(0.5)
    ? `${random.pick(['A', 'B', 'C', 'D'])}-${random.int(1, 90)}`
    : `${random.int(1, 240)}`;
  return `${house}, ${locality}`;
}

function inCity(random: Random, city: City): Address {
  const pincode = `${city.pin}0${String(random.int(1, 48)).padStart(2, '0')}`;
  return { address: street(random, city), city: city.name, pincode, stateCode: city.stateCode };
}

/** An address in the shop's town, or in another state when `away`. */
export function randomAddress(random: Random, home: City, away: boolean): Address {
  if (!away) return inCity(random, home);
  return inCity(random, random.pick(OTHER_CITIES.filter((city) => city.stateCode !== home.stateCode)));
}
