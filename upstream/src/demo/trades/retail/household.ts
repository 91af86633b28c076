import type { RetailImage } from '../../images/sets/retail.ts';
import { inVariants, one, type Shelf, sized, underHsn } from '../goods.ts';

/** Soap, care and cleaning products, and small items from beside the counter. */
export const household: readonly Shelf<RetailImage>[] = [
  {
    category: 'Bath and hair',
    code: 'BTH',
    hsn: '3401',
    gst: 5,
    rows: [
      sized('bath soap', 'soap', { '100 g': 38, '4 x 100 g': 142 }, ['Santoor', 'Lux', 'Dettol']),
      one('sandal soap, 125 g', 'soap', 62, ['Mysore Sandal']),
      sized('shampoo', 'shampoo', { '180 ml': 145, '340 ml': 265 }, [
        'Clinic Plus',
        'Dove',
        'Head & Shoulders',
      ]),
      sized('coconut hair oil', 'oil', { '200 ml': 105, '500 ml': 245 }, ['Parachute']),
      one('almond hair oil, 200 ml', 'oil', 132, ['Bajaj']),
      one('talcum powder, 300 g', 'shampoo', 175, ['Pond’s', 'Cinthol']),
    ],
  },
  {
    category: 'Oral care',
    code: 'ORL',
    hsn: '3306',
    gst: 5,
    rows: [
      sized('toothpaste', 'toothpaste', { '100 g': 62, '200 g': 118 }, ['Colgate', 'Dabur Red', 'Pepsodent']),
      underHsn('9603', one('toothbrush, soft', 'toothpaste', 30, ['Oral-B', 'Colgate'])),
      underHsn('3307', one('shaving cream, 78 g', 'toothpaste', 85, ['Old Spice', 'Gillette'])),
    ],
  },
  {
    category: 'Skin care',
    code: 'SKN',
    hsn: '3304',
    gst: 18,
    rows: [
      one('face cream, 50 g', 'toothpaste', 135, ['Glow & Lovely', 'Vicco']),
      one('body lotion, 200 ml', 'shampoo', 245, ['Nivea', 'Vaseline']),
      one('face wash, 100 ml', 'toothpaste', 175, ['Himalaya', 'Garnier']),
      one('deodorant, 150 ml', 'cleaner', 199, ['Fogg', 'Engage']),
    ],
  },
  {
    category: 'Washing',
    code: 'WSH',
    hsn: '3402',
    gst: 18,
    rows: [
      sized('detergent powder', 'detergent', { '500 g': 62, '1 kg': 118, '4 kg': 445 }, [
        'Surf Excel',
        'Ariel',
        'Ghadi',
      ]),
      one('liquid detergent, 1 l', 'shampoo', 215, ['Surf Excel', 'Genteel']),
      one('dishwash bar, 300 g', 'soap', 32, ['Vim', 'Exo']),
      one('dishwash gel, 500 ml', 'cleaner', 115, ['Vim', 'Pril']),
      one('hand wash refill, 675 ml', 'shampoo', 105, ['Dettol', 'Lifebuoy']),
    ],
  },
  {
    category: 'Cleaning',
    code: 'CLN',
    hsn: '3808',
    gst: 18,
    rows: [
      one('floor cleaner, 1 l', 'cleaner', 205, ['Lizol', 'Domex']),
      one('toilet cleaner, 500 ml', 'cleaner', 98, ['Harpic']),
      one('glass cleaner, 500 ml', 'cleaner', 105, ['Colin']),
      one('mosquito refill, 2 x 45 ml', 'cleaner', 155, ['Good Knight', 'All Out']),
      one('cockroach spray, 400 ml', 'cleaner', 225, ['Hit']),
    ],
  },
  {
    category: 'Pooja',
    code: 'POO',
    hsn: '3307',
    gst: 5,
    rows: [
      one('agarbatti, 100 sticks', 'incense', 65, ['Cycle', 'Mangaldeep']),
      one('dhoop sticks, 20 pieces', 'incense', 45, ['Zed Black']),
      one('camphor, 100 g', 'incense', 145, ['Mangalam']),
      one('cotton wicks, 200 pieces', 'incense', 30),
    ],
  },
  {
    category: 'Electrical',
    code: 'ELE',
    hsn: '8506',
    gst: 18,
    rows: [
      one('AA battery, pack of 4', 'batteries', 76, ['Duracell', 'Eveready']),
      one('AAA battery, pack of 2', 'batteries', 52, ['Duracell']),
    ],
  },
  {
    category: 'Stationery',
    code: 'STN',
    hsn: '4820',
    gst: 0,
    rows: [
      sized('notebook', 'notebook', { '172 pages': 48, '240 pages': 68 }, ['Classmate', 'Navneet']),
      one('drawing book, A4', 'notebook', 55, ['Navneet']),
      underHsn('9609', one('pencils, pack of 10', 'pens', 60, ['Apsara', 'Natraj'])),
    ],
  },
  {
    category: 'Stationery',
    code: 'PEN',
    hsn: '9608',
    gst: 18,
    rows: [
      one('ball pens, pack of 5', 'pens', 50, ['Cello', 'Reynolds']),
      one('gel pen, black', 'pens', 20, ['Cello', 'Flair']),
    ],
  },
  {
    category: 'Kitchenware',
    code: 'KIT',
    hsn: '7323',
    gst: 5,
    keeps: 10,
    rows: [
      sized('steel dabba', 'utensils', { '1 l': 165, '2 l': 245 }),
      one('aluminium kadhai, 24 cm', 'utensils', 545, ['Hawkins', 'Prestige']),
      one('pressure cooker, 3 l', 'utensils', 1495, ['Hawkins', 'Prestige']),
      inVariants(
        { colours: ['Blue', 'Green', 'Pink'] },
        one('steel lunch box, 2 tiers', 'utensils', 399, ['Milton']),
      ),
    ],
  },
];
