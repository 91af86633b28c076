import { lensValueText, parseLensValue, formatMessage } from '@galla/domain';
import { graphql, readInlineData } from 'relay-runtime';
import type { traits_product$key } from '../../../__generated__/traits_product.graphql.ts';
import { withMinus } from '../variants/listed.ts';

/** Each in a few words: "−3.00 to +2.00", "Anti-glare, Hard coat"; empty where it has none. */
export interface Traits {
  power: string;
  coating: string;
  size: string;
  color: string;
}

type Own = { readonly [K in keyof Traits]?: string | null | undefined };

/** As many as a cell has room for. */
const NAMED = 2;

const distinct = (texts: readonly (string | null | undefined)[]): string[] =>
  [...new Set(texts.filter((text) => text != null && text !== ''))] as string[];

/** "Anti-glare, Hard coat", and how many more there are. */
function named(texts: readonly string[]): string {
  const rest = texts.length - NAMED;
  const some = texts.slice(0, NAMED).join(', ');
  return rest > 0 ? formatMessage('optical.andMore', { some, n: rest }) : some;
}

/** Powers from minus to plus: "−3.00 to +2.00"; by name where one of them is no figure. */
export function powersText(powers: readonly string[]): string {
  const values = powers.map((power) => parseLensValue('sph', power));
  if (powers.length <= NAMED || values.includes(undefined)) return named(powers.map(withMinus));
  const known = values.filter((value) => value !== undefined);
  const [from, to] = [Math.min(...known), Math.max(...known)].map((value) =>
    withMinus(lensValueText('sph', value)),
  );
  return formatMessage('optical.span', { from: from ?? '', to: to ?? '' });
}

/** What a product is: what its variants are, or what it says itself where it has none. */
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

/** The same of a product of the graph. */
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
