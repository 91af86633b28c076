/** Units as shops and the e-invoice codes (UQC) write them, with the abbreviation used in Galla's forms. */
const WRITTEN: Readonly<Record<string, string>> = {
  pc: 'pc pcs piece pieces no nos number numbers unt unit units each ea',
  pair: 'pair pairs prs pr',
  set: 'set sets',
  box: 'box boxes bx',
  pack: 'pack packs pac packet packets pkt pkts',
  dozen: 'dozen dozens doz dzn',
  kg: 'kg kgs kilogram kilograms kilo kilos',
  g: 'g gm gms gram grams',
  l: 'l ltr ltrs lt litre litres liter liters',
  ml: 'ml mlt millilitre millilitres milliliter milliliters',
  m: 'm mtr mtrs meter meters metre metres',
  ft: 'ft feet foot',
  sqft: 'sqft sqf sqfeet',
};

const BY_WRITING = new Map(
  Object.entries(WRITTEN).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
);

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s.]/g, '');

/** The unit of a text: "Nos" and "PIECES (Pcs)" are "pc"; undefined for unknown units. */
export function unitOf(text: string): string | undefined {
  const [, name = '', code] = /^([^()]*)(?:\(([^()]*)\))?\s*$/.exec(text.slice(0, 60)) ?? [];
  return BY_WRITING.get(plain(name)) ?? (code === undefined ? undefined : BY_WRITING.get(plain(code)));
}
