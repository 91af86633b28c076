import type { Item } from '../types.ts';
import type { Draft } from './expand.ts';

/** "5 kg", "1.5 sq mm", "26 inch", "M", "32": a suffix of the name that is a size. */
const SIZE = /^(\d[\d./ x-]*\s?[a-z]{1,8}( [a-z]{2})?|XS|S|M|L|XL|XXL|small|medium|large)$/i;
const COLOURS =
  'red|maroon|pink|peach|orange|rust|mustard|yellow|gold|golden|green|olive|mint|teal|blue|navy|indigo|purple|lavender|wine|brown|beige|cream|ivory|white|grey|silver|black|copper|gunmetal|tortoise';
const COLOUR = new RegExp(`^(${COLOURS})\\b`, 'i');

/** Product types of an optician with their own variant form, by category. */
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/contact lenses/i, 'contact_lens'],
  [/lenses$/i, 'lens'],
  [/sunglasses/i, 'sunglasses'],
  [/frames/i, 'frame'],
];

/** Size or colour of a product, derived from shelf and name, and the type of an optician's product. */
export function looksOf({ shelf, choice: { label } }: Draft): Pick<Item, 'size' | 'color' | 'type'> {
  const type = TYPES.find(([category]) => category.test(shelf.category))?.[1];
  return {
    ...(SIZE.test(label) && { size: label }),
    ...(COLOUR.test(label) && { color: label }),
    ...(type !== undefined && { type }),
  };
}
