import { create, type Font } from 'fontkit';
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

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit takes opened fonts, too; its types do not say so. */
      registerFont(name: string, font: Font): this;
    }
  }
}

const opened = new Map<string, Font>();

/**
 * The font of a script, opened on first use. All papers share it: its tables for shaping are read only once, which
 * takes most of a paper's time.
 */
export function fontOf(script: Script, weight: Weight): { name: string; font: Font } {
  const { package: folder, name: family } = FAMILIES[script];
  const name = `${family}_${weight}${WEIGHTS[weight]}`;
  const known = opened.get(name);
  if (known) return { name, font: known };
  const path = `@expo-google-fonts/${folder}/${weight}${WEIGHTS[weight]}/${name}.ttf`;
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(path))));
  if (!('layout' in font)) throw new Error(`${path} is a collection of fonts`);
  opened.set(name, font);
  return { name, font };
}
