import { lensValueText, parseLensValue, formatMessage } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { traits_product$key } from '../../../__generated__/traits_product.graphql.ts';
import { withMinus } from '../variants/listed.ts';

/** Each as a short text: "−3.00 to +2.00", "Anti-glare, Hard coat"; empty if there is none. */
export interface Traits {
  power: string;
  coating: string;
  size: string;
  color: string;
}

type Own = { readonly [K in keyof Traits]?: string | null | undefined };

/** Number of names that fit in a cell. */
const NAMED = 2;

const distinct = (texts: readonly (string | null | undefined)[]): string[] =>
  [...new Set(texts.filter((text) => text != null && text !== ''))] as string[];

/** "Anti-glare, Hard coat", with the number of further ones. */
function named(texts: readonly string[]): string {
  const rest = texts.length - NAMED;
  const some = texts.slice(0, NAMED).join(', ');
  return rest > 0 ? formatMessage('optical.andMore', { some, n: rest }) : some;
}

/** A range of powers from minus to plus: "−3.00 to +2.00"; a list of names if one of them is not a number. */
export function powersText(powers: readonly string[]): string {
  const values = powers.map((power) => parseLensValue('sph', power));
  if (powers.length <= NAMED || values.includes(undefined)) return named(powers.map(withMinus));
  const known = values.filter((value) => value !== undefined);
  const [from, to] = [Math.min(...known), Math.max(...known)].map((value) =>
    withMinus(lensValueText('sph', value)),
  );
  return formatMessage('optical.span', { from: from ?? '', to: to ?? '' });
}

/** The traits of a product: those of its variants, or its own if it has none. */
export function traitsAmong(product: Pick<Own, 'size' | 'color'>, variants: readonly Own[]): Traits {
  const all: readonly Own[] = variants.length > 0 ? variants : [product];
  const of = (name: keyof Traits): string[] => distinct(all.map((one) => one[name]));
  return {
    power: powersText(of('power')),
    coating: named(of('coating')),
    size: named(of('size')),
    color: named(of('color')),
  };
}

/** Reads the traits of a product from the graph. */
export function readTraits(key: traits_product$key): Traits | undefined {
  const product = readInlineData(
    graphql`
      fragment traits_product on Product @inline {
        size
        color
        variants {
          power
          coating
          size
          color
        }
      }
    `,
    key,
  );
  const { size, color, variants } = product;
  if (variants == null) return undefined;
  return traitsAmong(
    { size, color },
    variants.map((one) => ({ power: one.power, coating: one.coating, size: one.size, color: one.color })),
  );
}
