import type { GymImage } from '../../images/sets/gym.ts';
import { one, type Shelf, sized, underHsn } from '../goods.ts';

/** Food and drinks for members. */
export const nutrition: readonly Shelf<GymImage>[] = [
  {
    category: 'Protein',
    code: 'PRO',
    hsn: '2106',
    gst: 5,
    keeps: 14,
    rows: [
      sized('whey protein, chocolate', 'whey-black', { '1 kg': 2890, '2 kg': 5290 }, [
        'MuscleBlaze',
        'Optimum Nutrition',
        'Avvatar',
        'Nutrabay',
      ]),
      sized('whey protein, vanilla', 'whey-blue', { '1 kg': 2890, '2 kg': 5290 }, [
        'MuscleBlaze',
        'Optimum Nutrition',
        'Avvatar',
        'Nutrabay',
      ]),
      sized('whey isolate, coffee', 'whey-gold', { '1 kg': 3990, '2 kg': 7450 }, [
        'MuscleBlaze',
        'Dymatize',
        'Nutrabay',
      ]),
      sized('plant protein', 'whey-blue', { '500 g': 1290, '1 kg': 2290 }, ['Oziva', 'Plix']),
      one('casein protein, 1 kg', 'whey-gold', 3450, ['Dymatize']),
      sized('mass gainer', 'gainer', { '1 kg': 990, '3 kg': 2590 }, [
        'MuscleBlaze',
        'Endura',
        'Optimum Nutrition',
      ]),
    ],
  },
  {
    category: 'Supplements',
    code: 'SUP',
    hsn: '2106',
    gst: 5,
    keeps: 20,
    rows: [
      sized('creatine monohydrate', 'creatine', { '100 g': 490, '250 g': 890 }, [
        'MuscleBlaze',
        'Wellcore',
        'Nutrabay',
        'AS-IT-IS',
      ]),
      one('BCAA, 250 g', 'creatine', 1190, ['Scivation', 'MuscleBlaze']),
      one('glutamine, 250 g', 'creatine', 990, ['MuscleBlaze']),
      one('pre-workout, 30 servings', 'gainer', 1490, ['MuscleBlaze', 'C4']),
      one('multivitamin, 60 tablets', 'creatine', 590, ['HK Vitals', 'Oziva', 'MuscleBlaze']),
      one('collagen powder, 200 g', 'creatine', 990, ['Oziva', 'HK Vitals', 'Plix']),
      one('ashwagandha, 60 tablets', 'creatine', 390, ['Himalaya', 'Oziva', 'HK Vitals']),
      one('fish oil, 60 capsules', 'creatine', 540, ['HK Vitals']),
      one('electrolyte drink mix, 20 sachets', 'gainer', 450, ['Fast&Up']),
      one('L-carnitine, 500 ml', 'gainer', 890, ['MuscleBlaze']),
    ],
  },
  {
    category: 'Snacks',
    code: 'SNK',
    hsn: '1904',
    gst: 5,
    keeps: 50,
    rows: [
      one('protein bar, chocolate, 60 g', 'protein-bar', 120, ['RiteBite', 'Yoga Bar', 'The Whole Truth']),
      one('protein bar, peanut, 60 g', 'protein-bar', 120, ['RiteBite', 'Yoga Bar']),
      sized('oats', 'oats', { '500 g': 125, '1 kg': 225 }, ['Quaker', 'Saffola']),
      underHsn(
        '2008',
        sized('peanut butter', 'oats', { '500 g': 245, '1 kg': 425 }, ['Pintola', 'MyFitness', 'Alpino']),
      ),
      one('muesli, 700 g', 'oats', 480, ['Kellogg’s']),
      underHsn('2008', one('almonds, 250 g', 'oats', 290)),
      underHsn('1905', one('protein cookies, 6 pieces', 'protein-bar', 240, ['RiteBite'])),
    ],
  },
  {
    category: 'Drinks',
    code: 'DRK',
    hsn: '2201',
    gst: 5,
    keeps: 90,
    rows: [
      one('packaged water, 1 l', 'flask', 20, ['Bisleri', 'Kinley']),
      underHsn('2202', one('coconut water, 200 ml', 'juice', 50, ['Raw Pressery'])),
    ],
  },
  {
    category: 'Drinks',
    code: 'ENG',
    hsn: '2202',
    gst: 40,
    keeps: 40,
    rows: [
      one('energy drink, 250 ml', 'shaker', 130, ['Red Bull', 'Monster']),
      one('zero sugar cola, 300 ml', 'shaker', 45, ['Coca-Cola']),
    ],
  },
];
