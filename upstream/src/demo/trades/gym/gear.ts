import type { GymImage } from '../../images/sets/gym.ts';
import { coloured, inVariants, one, type Row, type Shelf, sized, underHsn } from '../goods.ts';

const inSizes = (row: Row<GymImage>): Row<GymImage> =>
  inVariants({ sizes: ['S', 'M', 'L', 'XL', 'XXL'] }, row);

/** Equipment (articles for exercise, 18 %) and clothes (by the price band). */
export const gear: readonly Shelf<GymImage>[] = [
  {
    category: 'Weights',
    code: 'WGT',
    hsn: '9506',
    gst: 18,
    keeps: 12,
    rows: [
      sized(
        'hex dumbbell, pair',
        'dumbbell',
        { '2.5 kg': 690, '5 kg': 1290, '7.5 kg': 1890, '10 kg': 2490, '15 kg': 3690, '20 kg': 4890 },
        ['Cosco', 'Kore'],
      ),
      sized(
        'neoprene dumbbell, pair',
        'dumbbell-pink',
        { '1 kg': 390, '2 kg': 690, '3 kg': 990, '5 kg': 1490 },
        ['Strauss'],
      ),
      sized('rubber plate', 'plate', { '2.5 kg': 450, '5 kg': 850, '10 kg': 1650, '20 kg': 3190 }, [
        'Cosco',
        'Kore',
      ]),
      sized('kettlebell', 'kettlebell', { '4 kg': 790, '8 kg': 1490, '12 kg': 2190, '16 kg': 2890 }, [
        'Strauss',
        'Kore',
      ]),
      sized('barbell rod', 'barbell', { '3 ft': 1290, '5 ft': 2190, '7 ft Olympic': 7450 }, ['Cosco']),
      one('adjustable dumbbell, 24 kg', 'dumbbell', 12900, ['Flexnest']),
      one('ankle weights, 2 kg pair', 'dumbbell-pink', 590, ['Strauss']),
    ],
  },
  {
    category: 'Training gear',
    code: 'TRN',
    hsn: '9506',
    gst: 18,
    keeps: 15,
    rows: [
      sized('yoga mat', 'mat', { '4 mm': 490, '6 mm': 690, '8 mm': 890 }, ['Boldfit', 'Strauss', 'Nivia']),
      sized('resistance band', 'band', { light: 250, medium: 290, heavy: 350, 'set of 5': 790 }, [
        'Boldfit',
        'Strauss',
      ]),
      sized('skipping rope', 'rope', { plain: 190, 'with bearing': 390 }, ['Cosco', 'Boldfit']),
      sized('foam roller', 'roller', { '33 cm': 690, '45 cm': 890 }, ['Strauss']),
      one('ab wheel', 'plate', 490, ['Boldfit']),
      one('push-up bars, pair', 'barbell', 390, ['Boldfit']),
      one('pull-up bar for doors', 'barbell', 990, ['Cosco']),
      one('gym ball, 65 cm', 'plate', 690, ['Cosco']),
      one('battle rope, 9 m', 'rope', 4450),
    ],
  },
  {
    category: 'Supports',
    code: 'SPT',
    hsn: '6307',
    gst: 5,
    keeps: 15,
    rows: [
      inSizes(coloured('lifting gloves', 590, { black: 'glove' }, ['Kobo', 'Boldfit'])),
      inSizes(one('lifting belt, leather', 'belt', 1290, ['Kobo'])),
      one('wrist wraps, pair', 'glove', 390, ['Boldfit']),
      one('knee sleeves, pair', 'glove', 890, ['Kobo']),
      one('lifting straps, pair', 'belt', 350, ['Boldfit']),
      underHsn(
        '9506',
        sized('boxing gloves', 'boxing', { '10 oz': 1290, '12 oz': 1390 }, ['USI', 'Everlast']),
      ),
      one('hand wraps, pair', 'boxing', 250, ['USI']),
    ],
  },
  {
    category: 'Clothes',
    code: 'WEA',
    hsn: '6109',
    gst: 'banded',
    keeps: 25,
    rows: [
      inSizes(coloured('Iron Temple T-shirt', 490, { teal: 'tshirt' })),
      inSizes(one('dry-fit T-shirt', 'tshirt', 690, ['Nivia', 'HRX', 'Puma', 'Reebok'])),
      inSizes(one('compression T-shirt', 'tshirt', 890, ['Nivia', 'Puma', 'Reebok'])),
      inSizes(underHsn('6103', one('track pants', 'shorts', 1090, ['Nivia', 'Puma', 'Reebok']))),
      inSizes(one('training stringer', 'tshirt', 450, ['Nivia'])),
      inSizes(underHsn('6103', one('training shorts', 'shorts', 590, ['Nivia', 'HRX', 'Puma']))),
      inSizes(underHsn('6103', one('joggers', 'shorts', 990, ['HRX', 'Puma', 'Reebok']))),
      inSizes(underHsn('6104', one('leggings, high waist', 'shorts', 1190, ['HRX', 'Boldfit', 'Puma']))),
      inSizes(underHsn('6212', one('sports bra', 'tshirt', 790, ['HRX', 'Puma']))),
      inSizes(underHsn('6101', one('hoodie', 'tshirt', 1490, ['HRX', 'Puma']))),
      inSizes(underHsn('6201', one('compression jacket', 'tshirt', 2890, ['Nivia']))),
      underHsn('6302', sized('gym towel', 'towel', { small: 190, large: 390 })),
    ],
  },
  {
    category: 'Bags and bottles',
    code: 'BAG',
    hsn: '4202',
    gst: 18,
    keeps: 15,
    rows: [
      one('duffel bag, 35 l', 'bag', 1290, ['Nivia', 'Boldfit', 'Puma', 'Reebok']),
      one('drawstring bag', 'bag', 290, ['Nivia', 'Puma']),
      one('gym backpack, 22 l', 'bag', 1490, ['Puma', 'Nivia']),
      underHsn(
        '3924',
        coloured('shaker, 700 ml', 290, { teal: 'shaker' }, ['Boldfit', 'MuscleBlaze', 'Nutrabay']),
      ),
      underHsn('3924', one('gallon bottle, 2.2 l', 'flask', 590, ['Boldfit'])),
      underHsn('9617', one('steel bottle, 1 l', 'flask', 790, ['Milton', 'Boldfit'])),
    ],
  },
];
