import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Script } from './scripts.ts';

/** Noto Sans (SIL Open Font License), the typeface of the screens, in the weights used on paper. */
const WEIGHTS = { 400: 'Regular', 500: 'Medium', 600: 'SemiBold' } as const;
export type Weight = keyof typeof WEIGHTS;

const FAMILIES: Record<Script, { package: string; name: string }> = {
  latin: { package: 'noto-sans', name: 'NotoSans' },
  bengali: { package: 'noto-sans-bengali', name: 'NotoSansBengali' },
  gurmukhi: { package: 'noto-sans-gurmukhi', name: 'NotoSansGurmukhi' },
  gujarati: { package: 'noto-sans-gujarati', name: 'NotoSansGujarati' },
  oriya: { package: 'noto-sans-oriya', name: 'NotoSansOriya' },
  tamil: { package: 'noto-sans-tamil', name: 'NotoSansTamil' },
  telugu: { package: 'noto-sans-telugu', name: 'NotoSansTelugu' },
  kannada: { package: 'noto-sans-kannada', name: 'NotoSansKannada' },
  malayalam: { package: 'noto-sans-malayalam', name: 'NotoSansMalayalam' },
};

const files = new Map<string, Buffer>();

/** The font of a script, read on first use. */
export function fontOf(script: Script, weight: Weight): { name: string; file: Buffer } {
  const { package: folder, name } = FAMILIES[script];
  const font = `${name}_${weight}${WEIGHTS[weight]}`;
  const known = files.get(font);
  if (known) return { name: font, file: known };
  const path = `@expo-google-fonts/${folder}/${weight}${WEIGHTS[weight]}/${font}.ttf`;
  const file = readFileSync(fileURLToPath(import.meta.resolve(path)));
  files.set(font, file);
  return { name: font, file };
}
