import type { Item } from '../types.ts';
import type { Draft } from './expand.ts';

/** "5 kg", "1.5 sq mm", "26 inch", "M", "32": what follows the name tells how large it is. */
const SIZE = /^(\d[\d./ x-]*\s?[a-z]{1,8}( [a-z]{2})?|XS|S|M|L|XL|XXL|small|medium|large)$/i;
const COLOURS =
  'red|maroon|pink|peach|orange|rust|mustard|yellow|gold|golden|green|olive|mint|teal|blue|navy|indigo|purple|lavender|wine|brown|beige|cream|ivory|white|grey|silver|black|copper|gunmetal|tortoise';
const COLOUR = new RegExp(`^(${COLOURS})\\b`, 'i');

/** The kinds of an optician's goods that have a form of variants, by their category. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/contact lenses/i, 'contact_lens'],
  [/lenses$/i, 'lens'],
  [/sunglasses/i, 'sunglasses'],
  [/frames/i, 'frame'],
];

/** What the shelf and the name tell of a product: its size or colour, and of an optician's goods the kind. */
export function looksOf({ shelf, choice: { label } }: Draft): Pick<Item, 'size' | 'color' | 'type'> {
  const type = TYPES.find(([category]) => category.test(shelf.category))?.[1];
  return {
    ...(SIZE.test(label) && { size: label }),
    ...(COLOUR.test(label) && { color: label }),
    ...(type !== undefined && { type }),
  };
}
