import type { BoutiqueImage } from '../../images/sets/boutique.ts';
import { coloured, type Shelf } from '../goods.ts';

/** Sarees (cloth, 5 % at any price), dupattas and stoles (made-up, by the price band). */
export const sarees: readonly Shelf<BoutiqueImage>[] = [
  {
    category: 'Sarees',
    code: 'SAR',
    hsn: '5208',
    gst: 5,
    keeps: 8,
    rows: [
      coloured('Kota doria saree, zari border', 3890, {
        mint: 'border-mint',
        cream: 'border-cream',
        maroon: 'border-maroon',
      }),
      coloured('Sanganeri cotton saree', 1450, {
        cream: 'buti-cream',
        blue: 'buti-blue',
        pink: 'buti-pink',
        lilac: 'buti-lilac',
      }),
      coloured('Chanderi saree', 4250, {
        lilac: 'buti-lilac',
        cream: 'border-cream',
        peacock: 'border-peacock',
      }),
      coloured('Maheshwari saree', 3650, {
        maroon: 'border-maroon',
        peacock: 'border-peacock',
        black: 'border-black',
      }),
      coloured('Mangalgiri cotton saree', 1890, {
        'green check': 'check-green',
        'red check': 'check-red',
        mustard: 'check-mustard',
      }),
      coloured('Pochampally ikat saree', 5450, { teal: 'ikat-teal', plum: 'ikat-plum' }),
      coloured('Ajrakh cotton saree', 2350, { navy: 'ajrakh-navy', maroon: 'ajrakh-maroon' }),
      coloured('Linen saree', 2890, { natural: 'twill-beige', white: 'border-cream', blue: 'stripe-blue' }),
      coloured('Jute cotton saree', 1690, { natural: 'border-cream', plum: 'ikat-plum' }),
      coloured('Bengal tant saree', 1150, { 'blue stripe': 'stripe-blue', 'rose stripe': 'stripe-rose' }),
    ],
  },
  {
    category: 'Sarees',
    code: 'SIL',
    hsn: '5007',
    gst: 5,
    keeps: 5,
    rows: [
      coloured('Banarasi silk saree', 8950, {
        maroon: 'border-maroon',
        peacock: 'border-peacock',
        black: 'border-black',
      }),
      coloured('Bandhani silk saree', 6450, {
        red: 'bandhani-red',
        green: 'bandhani-green',
        yellow: 'bandhani-yellow',
        navy: 'bandhani-navy',
      }),
      coloured('Paithani silk saree', 14500, { peacock: 'border-peacock', maroon: 'border-maroon' }),
      coloured('Kanjivaram silk saree', 12800, {
        maroon: 'border-maroon',
        cream: 'border-cream',
        black: 'border-black',
      }),
      coloured('Patola silk saree', 18500, { plum: 'ikat-plum', teal: 'ikat-teal' }),
      coloured('Tussar silk saree', 5650, { cream: 'buti-cream', mint: 'border-mint' }),
    ],
  },
  {
    category: 'Sarees',
    code: 'GEO',
    hsn: '5407',
    gst: 5,
    keeps: 10,
    rows: [
      coloured('Leheriya georgette saree', 2499, {
        yellow: 'leheriya-yellow',
        pink: 'leheriya-pink',
        blue: 'leheriya-blue',
      }),
      coloured('Gota patti georgette saree', 4650, {
        pink: 'leheriya-pink',
        maroon: 'border-maroon',
        cream: 'border-cream',
      }),
      coloured('Chiffon saree, printed', 1650, { blue: 'buti-blue', pink: 'buti-pink', lilac: 'buti-lilac' }),
      coloured('Organza saree, embroidered', 3950, { mint: 'border-mint', lilac: 'buti-lilac' }),
    ],
  },
  {
    category: 'Dupattas',
    code: 'DUP',
    hsn: '6214',
    gst: 'banded',
    keeps: 14,
    rows: [
      coloured('Bandhani silk dupatta', 1850, {
        red: 'bandhani-red',
        green: 'bandhani-green',
        yellow: 'bandhani-yellow',
        navy: 'bandhani-navy',
      }),
      coloured('Phulkari dupatta, cotton', 1625, { orange: 'phulkari-orange', pink: 'phulkari-pink' }),
      coloured('Leheriya dupatta, chiffon', 890, {
        yellow: 'leheriya-yellow',
        pink: 'leheriya-pink',
        blue: 'leheriya-blue',
      }),
      coloured('Chanderi dupatta, zari', 1290, {
        mint: 'border-mint',
        cream: 'border-cream',
        peacock: 'border-peacock',
      }),
      coloured('Banarasi dupatta, heavy', 3450, { maroon: 'border-maroon', black: 'border-black' }),
      coloured('Woollen stole, checked', 1190, {
        green: 'check-green',
        red: 'check-red',
        mustard: 'check-mustard',
      }),
      coloured('Ajrakh modal stole', 790, { navy: 'ajrakh-navy', maroon: 'ajrakh-maroon' }),
      coloured('Kota doria dupatta', 750, { cream: 'buti-cream', lilac: 'buti-lilac', pink: 'buti-pink' }),
      coloured('Pashmina shawl, embroidered', 6850, { black: 'twill-black', red: 'twill-red' }),
    ],
  },
];
