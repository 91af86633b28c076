import type { DistributorImage } from '../../images/sets/distributor.ts';
import { one, type Shelf, sized } from '../goods.ts';

/** Pipes, fittings, taps, tanks. */
export const plumbing: readonly Shelf<DistributorImage>[] = [
  {
    category: 'Pipes',
    code: 'PIP',
    hsn: '3917',
    gst: 18,
    keeps: 150,
    rows: [
      sized('CPVC pipe, 3 m', 'cpvc', { '15 mm': 185, '20 mm': 275, '25 mm': 420 }, [
        'Astral',
        'Ashirvad',
        'Supreme',
      ]),
      sized('UPVC pipe, 3 m', 'pipe', { '20 mm': 145, '25 mm': 198, '32 mm': 290 }, [
        'Astral',
        'Supreme',
        'Finolex',
      ]),
      sized('SWR drain pipe, 3 m', 'pipe', { '75 mm': 540, '110 mm': 890 }, ['Supreme', 'Finolex']),
      sized('conduit pipe, 3 m', 'pipe', { '20 mm': 62, '25 mm': 88 }, ['Finolex']),
    ],
  },
  {
    category: 'Pipes',
    code: 'HOS',
    hsn: '3917',
    gst: 18,
    unit: 'm',
    keeps: 400,
    rows: [
      sized('Garden hose, by the metre', 'wire-green', { '12 mm': 32, '19 mm': 48 }),
      one('Suction hose, 50 mm, by the metre', 'wire-black', 165),
    ],
  },
  {
    category: 'Fittings',
    code: 'FIT',
    hsn: '3917',
    gst: 18,
    keeps: 600,
    rows: [
      sized('CPVC elbow', 'elbow', { '15 mm': 14, '20 mm': 22, '25 mm': 36 }, ['Astral', 'Ashirvad']),
      sized('CPVC tee', 'elbow', { '15 mm': 19, '20 mm': 29 }, ['Astral', 'Ashirvad']),
      sized('UPVC coupler', 'elbow', { '20 mm': 10, '25 mm': 15 }, ['Supreme']),
      sized('SWR bend', 'elbow', { '75 mm': 78, '110 mm': 132 }, ['Supreme']),
      one('solvent cement, 237 ml', 'glue', 285, ['Astral']),
      one('thread seal tape, pack of 10', 'tape', 90, ['Champion']),
    ],
  },
  {
    category: 'Taps and valves',
    code: 'TAP',
    hsn: '8481',
    gst: 18,
    keeps: 80,
    rows: [
      sized('bib cock', 'tap', { plain: 545, 'long body': 690 }, ['Jaquar', 'Parryware', 'Cera', 'Hindware']),
      one('pillar cock', 'tap', 845, ['Jaquar', 'Cera']),
      one('angle cock', 'tap', 465, ['Jaquar', 'Parryware']),
      sized('ball valve, brass', 'valve', { '15 mm': 285, '20 mm': 395, '25 mm': 590 }, ['Zoloto']),
      one('non-return valve, 25 mm', 'valve', 640, ['Zoloto']),
      sized('shower head', 'shower', { '4 inch': 690, '6 inch': 1190 }, ['Jaquar', 'Cera']),
      one('health faucet set', 'shower', 790, ['Parryware']),
    ],
  },
  {
    category: 'Tanks and pumps',
    code: 'TNK',
    hsn: '3925',
    gst: 18,
    keeps: 15,
    rows: [
      sized('water tank, three layer', 'tank', { '500 l': 3650, '1000 l': 6450, '2000 l': 12900 }, [
        'Sintex',
        'Supreme',
      ]),
      one('loft tank, 200 l', 'tank', 1950, ['Sintex']),
    ],
  },
  {
    category: 'Tanks and pumps',
    code: 'PMP',
    hsn: '8413',
    gst: 5,
    keeps: 12,
    rows: [one('Hand pump set', 'valve', 2850), one('Hand pump repair kit', 'valve', 420)],
  },
];
