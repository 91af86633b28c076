import type { BoutiqueImage } from '../../images/sets/boutique.ts';
import { coloured, inVariants, one, type Row, type Shelf } from '../goods.ts';

const sizes = ['S', 'M', 'L', 'XL', 'XXL'];
const inSizes = (row: Row<BoutiqueImage>): Row<BoutiqueImage> => inVariants({ sizes }, row);
const inFree = (colours: string[], row: Row<BoutiqueImage>): Row<BoutiqueImage> =>
  inVariants({ colours }, row);

/** Ready-made clothes, by the price band of ₹2,500 per piece. */
export const garments: readonly Shelf<BoutiqueImage>[] = [
  {
    category: 'Kurtis',
    code: 'KUR',
    hsn: '6206',
    gst: 'banded',
    keeps: 30,
    rows: [
      inSizes(
        coloured('Sanganeri kurti, straight', 1190, {
          cream: 'buti-cream',
          blue: 'buti-blue',
          pink: 'buti-pink',
        }),
      ),
      inSizes(coloured('Ajrakh kurti, A-line', 1490, { navy: 'ajrakh-navy', maroon: 'ajrakh-maroon' })),
      inSizes(coloured('Chikankari kurti', 1890, { white: 'twill-white', pink: 'buti-pink' })),
      inSizes(coloured('Ikat kurti, short', 990, { teal: 'ikat-teal', plum: 'ikat-plum' })),
      inSizes(one('Silk kurti, festive', 'kurta', 2950)),
      inSizes(coloured('Khadi kurti', 1290, { natural: 'twill-beige', black: 'twill-black' })),
    ],
  },
  {
    category: 'Kurta sets',
    code: 'SET',
    hsn: '6204',
    gst: 'banded',
    keeps: 15,
    rows: [
      inSizes(
        coloured('Cotton kurta set with dupatta', 2390, {
          blue: 'buti-blue',
          pink: 'buti-pink',
          mustard: 'check-mustard',
        }),
      ),
      inSizes(coloured('Bandhani kurta set', 3450, { red: 'bandhani-red', yellow: 'bandhani-yellow' })),
      inSizes(one('Anarkali set, georgette', 'gown', 4850)),
      inSizes(one('Sharara set, embroidered', 'lehenga', 5650)),
      inSizes(one('Co-ord set, linen', 'kurta', 2190)),
    ],
  },
  {
    category: 'Lehengas and gowns',
    code: 'LEH',
    hsn: '6204',
    gst: 'banded',
    keeps: 6,
    rows: [
      inSizes(one('Bridal lehenga, zardozi', 'lehenga', 48500)),
      inSizes(one('Lehenga choli, gota patti', 'lehenga', 16500)),
      inSizes(one('Lehenga choli, leheriya', 'leheriya-pink', 8950)),
      inSizes(one('Evening gown, sequins', 'gown', 9450)),
      inSizes(one('Indo-western gown', 'gown', 6250)),
    ],
  },
  {
    category: 'Blouses and bottoms',
    code: 'BTM',
    hsn: '6204',
    gst: 'banded',
    keeps: 24,
    rows: [
      inSizes(
        coloured('Ready-made blouse, brocade', 1290, { maroon: 'border-maroon', black: 'border-black' }),
      ),
      inSizes(one('Ready-made blouse, cotton', 'blouse', 690)),
      inSizes(one('Palazzo, rayon', 'salwar', 750)),
      inSizes(one('Patiala salwar, cotton', 'salwar', 690)),
      inSizes(one('Cigarette pants', 'salwar', 890)),
      inFree(['Black', 'White', 'Beige', 'Maroon'], one('Leggings, ankle length', 'salwar', 399)),
      inFree(['Red', 'Black', 'Cream', 'Green'], one('Petticoat, cotton', 'twill-red', 349)),
    ],
  },
  {
    category: 'For children',
    code: 'KID',
    hsn: '6209',
    gst: 'banded',
    keeps: 12,
    rows: [
      inVariants(
        { sizes: ['2-3 y', '4-5 y', '6-7 y', '8-9 y'] },
        one('Lehenga set for girls', 'lehenga', 1890),
      ),
      inVariants(
        { sizes: ['2-3 y', '4-5 y', '6-7 y', '8-9 y'] },
        one('Kurta pyjama for boys', 'kurta', 1290),
      ),
      inVariants({ sizes: ['2-3 y', '4-5 y', '6-7 y'] }, one('Cotton frock', 'gown', 790)),
    ],
  },
  {
    category: 'Accessories',
    code: 'ACC',
    hsn: '4202',
    gst: 18,
    keeps: 12,
    rows: [
      one('Potli bag, embroidered', 'phulkari-pink', 890),
      one('Clutch, zardozi', 'border-black', 1450),
      one('Jhola bag, ajrakh', 'ajrakh-navy', 650),
      one('Saree cover, pack of 6', 'twill-white', 320),
    ],
  },
];
