import type { BoutiqueImage } from '../../images/sets/boutique.ts';
import { coloured, inVariants, one, type Row, type Shelf } from '../goods.ts';

const inSizes = (row: Row<BoutiqueImage>): Row<BoutiqueImage> =>
  inVariants({ sizes: ['38', '40', '42', '44'] }, row);

/** Clothes for men and printed home textiles. */
export const more: readonly Shelf<BoutiqueImage>[] = [
  {
    category: 'For men',
    code: 'MEN',
    hsn: '6203',
    gst: 'banded',
    keeps: 14,
    rows: [
      inSizes(
        coloured('Cotton kurta', 1150, {
          white: 'twill-white',
          'blue stripe': 'stripe-blue',
          black: 'twill-black',
        }),
      ),
      inSizes(coloured('Silk kurta', 2650, { maroon: 'twill-red', natural: 'twill-beige' })),
      inSizes(
        coloured('Nehru jacket', 2290, {
          ajrakh: 'ajrakh-navy',
          ikat: 'ikat-teal',
          brocade: 'border-peacock',
        }),
      ),
      inSizes(one('Sherwani, brocade', 'border-maroon', 14500)),
      inSizes(one('Kurta pyjama set', 'kurta', 1890)),
      inSizes(one('Linen shirt, block print', 'buti-blue', 1390)),
    ],
  },
  {
    category: 'Home textiles',
    code: 'HTX',
    hsn: '6304',
    gst: 'banded',
    keeps: 12,
    rows: [
      coloured('Double bedsheet, Sanganeri print', 1490, {
        cream: 'buti-cream',
        blue: 'buti-blue',
        pink: 'buti-pink',
        lilac: 'buti-lilac',
      }),
      coloured('King bedsheet, Dabu print', 2190, { navy: 'ajrakh-navy', maroon: 'ajrakh-maroon' }),
      coloured('Jaipuri razai, double', 3450, { pink: 'buti-pink', blue: 'buti-blue', cream: 'buti-cream' }),
      coloured('Dohar, cotton', 1690, {
        green: 'check-green',
        mustard: 'check-mustard',
        rose: 'stripe-rose',
      }),
      coloured('Cushion covers, set of 5', 890, {
        phulkari: 'phulkari-orange',
        ikat: 'ikat-plum',
        ajrakh: 'ajrakh-navy',
      }),
      coloured('Table runner', 490, { teal: 'ikat-teal', red: 'check-red', mustard: 'check-mustard' }),
      coloured('Curtain, 7 ft, pair', 1390, { blue: 'stripe-blue', green: 'check-green' }),
      coloured('Bath towel, block print border', 450, { mint: 'border-mint', cream: 'border-cream' }),
      coloured('Apron and mitt set', 540, { rose: 'stripe-rose', mustard: 'check-mustard' }),
      coloured('Napkins, set of 6', 390, { cream: 'buti-cream', pink: 'buti-pink' }),
      coloured('Floor rug, cotton, 3 x 5 ft', 1250, { teal: 'ikat-teal', plum: 'ikat-plum' }),
    ],
  },
];
