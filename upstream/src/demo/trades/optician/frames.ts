import type { OpticianImage } from '../../images/sets/optician.ts';
import { coloured, inVariants, one, type Row, type Shelf } from '../goods.ts';

const inSizes = (row: Row<OpticianImage>): Row<OpticianImage> =>
  inVariants({ sizes: ['Small', 'Medium', 'Large'] }, row);

/** Frames at 5 % (HSN 9003), ready-made spectacles at 5 % and sunglasses at 18 % (HSN 9004). */
export const frames: readonly Shelf<OpticianImage>[] = [
  {
    category: 'Frames, full rim',
    code: 'FRM',
    hsn: '9003',
    gst: 5,
    keeps: 6,
    rows: [
      coloured('acetate round frame', 1890, { black: 'round-black', tortoise: 'round-tortoise' }, [
        'Vincent Chase',
        'Titan',
        'Ray-Ban',
        'John Jacobs',
      ]),
      coloured('metal round frame', 1650, { gold: 'round-gold' }, ['Vincent Chase', 'Titan', 'IDEE']),
      coloured(
        'rectangular frame',
        1490,
        { black: 'square-black', blue: 'square-blue', tortoise: 'square-tortoise' },
        ['Fastrack', 'Titan', 'Vogue', 'John Jacobs'],
      ),
      coloured('wayfarer frame', 2190, { black: 'square-black', red: 'square-red' }, [
        'Ray-Ban',
        'Fastrack',
        'IDEE',
      ]),
      coloured('aviator frame', 2450, { gold: 'aviator-gold', gunmetal: 'aviator-steel' }, [
        'Ray-Ban',
        'Titan',
      ]),
      coloured('cat-eye frame', 1990, { plum: 'cat-plum', black: 'cat-black', tortoise: 'cat-tortoise' }, [
        'Vogue',
        'IDEE',
        'Vincent Chase',
      ]),
      coloured(
        'rectangular TR90 frame',
        790,
        { black: 'square-black', blue: 'square-blue', red: 'square-red' },
        ['IDEE', 'Vision Express', 'Nova'],
      ),
      coloured('round TR90 frame', 790, { black: 'round-black', tortoise: 'round-tortoise' }, [
        'IDEE',
        'Vision Express',
        'Nova',
      ]),
      coloured('hexagonal frame', 1850, { gold: 'round-gold', black: 'round-black' }, [
        'Vincent Chase',
        'John Jacobs',
        'Titan',
      ]),
      coloured('oval frame', 1290, { steel: 'oval-steel', rose: 'oval-rose' }, ['Fastrack', 'IDEE']),
    ],
  },
  {
    category: 'Frames, rimless and half rim',
    code: 'RIM',
    hsn: '9003',
    gst: 5,
    keeps: 5,
    rows: [
      inSizes(
        coloured('rimless titanium frame', 4850, { gold: 'rimless-gold', steel: 'rimless-steel' }, [
          'Titan',
          'Lindberg',
        ]),
      ),
      inSizes(
        coloured('rimless frame', 2250, { gold: 'rimless-gold', steel: 'rimless-steel' }, [
          'Fastrack',
          'IDEE',
        ]),
      ),
      coloured('half-rim frame', 1790, { black: 'half-black', brown: 'half-brown' }, [
        'Titan',
        'Fastrack',
        'Vogue',
      ]),
      coloured('clubmaster frame', 2650, { black: 'half-black', brown: 'half-brown' }, ['Ray-Ban', 'IDEE']),
    ],
  },
  {
    category: 'Designer frames',
    code: 'DSG',
    hsn: '9003',
    gst: 5,
    keeps: 3,
    rows: [
      coloured(
        'rectangular designer frame',
        6450,
        { black: 'square-black', tortoise: 'square-tortoise', blue: 'square-blue' },
        ['Tommy Hilfiger', 'Carrera', 'Burberry'],
      ),
      coloured('cat-eye designer frame', 7250, { black: 'cat-black', plum: 'cat-plum' }, [
        'Vogue',
        'Burberry',
        'Prada',
      ]),
      coloured('aviator designer frame', 6890, { gold: 'aviator-gold', gunmetal: 'aviator-steel' }, [
        'Carrera',
        'Tommy Hilfiger',
      ]),
      coloured('round designer frame', 6250, { gold: 'round-gold', black: 'round-black' }, [
        'Burberry',
        'Tommy Hilfiger',
      ]),
    ],
  },
  {
    category: 'Frames for children',
    code: 'KID',
    hsn: '9003',
    gst: 5,
    keeps: 6,
    rows: [
      coloured(
        'flexible frame, 4 to 7 years',
        990,
        { blue: 'kids-blue', pink: 'kids-pink', green: 'kids-green' },
        ['Hooper', 'Fastrack'],
      ),
      coloured(
        'flexible frame, 8 to 12 years',
        1190,
        { blue: 'kids-blue', pink: 'kids-pink', green: 'kids-green' },
        ['Hooper', 'Titan'],
      ),
    ],
  },
  {
    category: 'Ready spectacles',
    code: 'RDY',
    hsn: '9004',
    gst: 5,
    keeps: 12,
    rows: [
      inVariants(
        { powers: ['+1.00', '+1.50', '+2.00', '+2.50', '+3.00'] },
        coloured('reading glasses', 490, { black: 'square-black', steel: 'oval-steel' }, ['Vision Express']),
      ),
      inVariants(
        { powers: ['+1.00', '+1.50', '+2.00', '+2.50'] },
        one('folding reading glasses', 'half-black', 790),
      ),
      one('computer glasses, no power', 'square-blue', 990, ['Fastrack', 'Titan']),
      one('swimming goggles, no power', 'sun-sport', 690, ['Speedo']),
    ],
  },
  {
    category: 'Sunglasses',
    code: 'SUN',
    hsn: '9004',
    gst: 18,
    keeps: 7,
    rows: [
      coloured('aviator sunglasses', 3450, { green: 'sun-aviator' }, [
        'Ray-Ban',
        'Fastrack',
        'Titan',
        'IDEE',
      ]),
      coloured('wayfarer sunglasses', 2890, { black: 'sun-square', brown: 'sun-brown' }, [
        'Ray-Ban',
        'Fastrack',
        'Vogue',
        'Carrera',
      ]),
      coloured('round sunglasses', 2250, { blue: 'sun-round' }, [
        'Vincent Chase',
        'IDEE',
        'Ray-Ban',
        'John Jacobs',
      ]),
      coloured('cat-eye sunglasses', 2450, { plum: 'sun-cat' }, ['Vogue', 'IDEE', 'Titan', 'Polaroid']),
      coloured('sports sunglasses', 1990, { orange: 'sun-sport' }, ['Fastrack', 'Oakley']),
      coloured('polarised driving sunglasses', 3890, { black: 'sun-square', brown: 'sun-brown' }, [
        'Titan',
        'Oakley',
        'Polaroid',
      ]),
      coloured('gradient sunglasses', 2650, { brown: 'sun-brown', plum: 'sun-cat' }, [
        'Vogue',
        'IDEE',
        'Carrera',
      ]),
      coloured('sunglasses for children', 790, { blue: 'sun-round', plum: 'sun-cat' }, [
        'Hooper',
        'Fastrack',
        'Polaroid',
      ]),
      coloured('clip-on sunglasses', 890, { black: 'sun-square', blue: 'sun-round' }),
    ],
  },
];
