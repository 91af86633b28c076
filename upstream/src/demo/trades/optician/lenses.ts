import type { OpticianImage } from '../../images/sets/optician.ts';
import { inVariants, one, type Row, type Shelf, sized } from '../goods.ts';

const powers = ['0.00', '-0.50', '-1.00', '-1.50', '-2.00', '-3.00', '+1.00', '+2.00'];
const inPowers = (coatings: Record<string, number>, row: Row<OpticianImage>): Row<OpticianImage> =>
  inVariants({ powers, coatings }, row);
const both = { 'Hard coat': 0, 'Anti-glare': 450 };
const single = { 'Anti-glare': 0 };

/** Spectacle lenses and contact lenses at 5 % (HSN 9001), by power and coating; care products at their own rates. */
export const lenses: readonly Shelf<OpticianImage>[] = [
  {
    category: 'Single vision lenses',
    code: 'LSV',
    hsn: '9001',
    gst: 5,
    unit: 'pair',
    keeps: 60,
    rows: [
      inPowers(
        both,
        sized('single vision lens', 'lens-clear', { '1.50': 650, '1.56': 950, '1.61': 1850, '1.67': 3250 }, [
          'Essilor',
          'Zeiss',
          'Nova',
          'Kodak',
          'Hoya',
        ]),
      ),
      inPowers(
        single,
        sized('blue-cut lens', 'lens-blue', { '1.56': 1290, '1.61': 2190 }, [
          'Essilor Crizal',
          'Zeiss',
          'Nova',
          'Kodak',
        ]),
      ),
      inPowers(
        single,
        sized('photochromic lens', 'lens-sun', { '1.50': 1890, '1.56': 2350 }, [
          'Transitions',
          'Zeiss',
          'Nova',
          'Kodak',
        ]),
      ),
      inPowers(single, one('polycarbonate lens for children', 'lens-clear', 1190, ['Essilor', 'Nova'])),
      inPowers(single, one('tinted lens, brown', 'lens-sun', 890, ['Nova'])),
      one('high index lens 1.74', 'lens-clear', 6450, ['Zeiss', 'Hoya']),
    ],
  },
  {
    category: 'Bifocal and progressive lenses',
    code: 'LPR',
    hsn: '9001',
    gst: 5,
    unit: 'pair',
    keeps: 18,
    rows: [
      sized('bifocal lens, D shape', 'lens-zones', { clear: 990, 'blue-cut': 1690, photochromic: 2290 }, [
        'Essilor',
        'Nova',
      ]),
      sized('bifocal lens, Kryptok', 'lens-zones', { clear: 790 }, ['Nova']),
      sized('progressive lens', 'lens-zones', { standard: 2890, wide: 5450, personalised: 11900 }, [
        'Essilor Varilux',
        'Zeiss',
        'Nova',
        'Kodak',
        'Hoya',
      ]),
      sized('office lens', 'lens-zones', { '1.50': 2650, '1.61': 3990 }, ['Essilor', 'Zeiss']),
    ],
  },
  {
    category: 'Contact lenses',
    code: 'CON',
    hsn: '9001',
    gst: 5,
    unit: 'box',
    keeps: 40,
    rows: [
      inVariants(
        { powers: ['-1.00', '-1.50', '-2.00', '-2.50', '-3.00', '-4.00'] },
        sized('contact lenses', 'contact', { 'daily, 30': 1490, 'monthly, 6': 1890 }, [
          'Acuvue',
          'Bausch + Lomb',
          'Alcon',
          'CooperVision',
        ]),
      ),
      sized('coloured contact lenses', 'contact-colour', { hazel: 890, grey: 890, green: 890 }, [
        'Bausch + Lomb',
        'Freshlook',
      ]),
      one('toric contact lenses, monthly, 6', 'contact', 2690, ['Acuvue', 'Alcon']),
    ],
  },
  {
    category: 'Lens care',
    code: 'CAR',
    hsn: '3307',
    gst: 18,
    keeps: 30,
    rows: [
      sized('contact lens solution', 'solution', { '120 ml': 225, '300 ml': 425 }, [
        'Bausch + Lomb',
        'Opti-Free',
        'Renu',
      ]),
      one('lens cleaning spray, 60 ml', 'spray', 150, ['Zeiss', 'Titan']),
      one('anti-fog spray, 30 ml', 'spray', 190, ['Zeiss']),
      one('lens wipes, 60 pieces', 'cloth', 390, ['Zeiss']),
    ],
  },
  {
    category: 'Lens care',
    code: 'DRP',
    hsn: '3004',
    gst: 5,
    keeps: 30,
    rows: [one('lubricant eye drops, 10 ml', 'solution', 165, ['Refresh', 'Systane'])],
  },
  {
    category: 'Accessories',
    code: 'ACC',
    hsn: '4202',
    gst: 18,
    keeps: 40,
    rows: [
      sized('Spectacle case', 'case', { hard: 190, slim: 150, leather: 490 }),
      one('Contact lens case', 'case', 60),
      one('Frame display box', 'case', 290),
    ],
  },
  {
    category: 'Accessories',
    code: 'CLO',
    hsn: '6307',
    gst: 5,
    keeps: 80,
    rows: [
      one('Microfibre cloth', 'cloth', 40),
      one('Microfibre pouch', 'cloth', 60),
      sized('Spectacle cord', 'cord', { beads: 190, cotton: 90, sports: 150 }),
    ],
  },
  {
    category: 'Accessories',
    code: 'PRT',
    hsn: '9003',
    gst: 5,
    keeps: 100,
    rows: [
      one('Nose pads, pair', 'repair', 40),
      one('Temple tips, pair', 'repair', 60),
      one('Screws, pack of 20', 'repair', 50),
    ],
  },
];
