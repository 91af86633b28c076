/**
 * Subsets the fonts in this folder from @expo-google-fonts/noto-sans (SIL Open Font License 1.1, see
 * web/src/app/fonts/OFL.txt): the characters of COVERED in ../covered.ts, as TrueType, the only format that
 * jsPDF reads. 22 KB each instead of 630.
 *
 * Run in a folder with `npm install subset-font`: node cut.mjs <folder of @expo-google-fonts/noto-sans>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x20b9, 0x20b9],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];
const LETTERS = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
).join('');

for (const [weight, name] of [
  [400, 'Regular'],
  [600, 'SemiBold'],
]) {
  const font = readFileSync(join(process.argv[2], `${weight}${name}`, `NotoSans_${weight}${name}.ttf`));
  const cut = await subsetFont(font, LETTERS, { targetFormat: 'sfnt', noLayoutClosure: true });
  writeFileSync(`noto-sans-${weight}.ttf`, cut);
}
