import { opticianImages } from '../../images/sets/optician.ts';
import type { TradePlan } from '../plan.ts';
import { days } from './days.ts';
import { frames } from './frames.ts';
import { lenses } from './lenses.ts';
import { services } from './services.ts';

const everyFrame = [
  'Frames, full rim',
  'Frames, rimless and half rim',
  'Designer frames',
  'Frames for children',
];
const everyLens = ['Single vision lenses', 'Bifocal and progressive lenses'];

/** An optician: frame, lenses and fitting on one bill, with an advance on ordering. */
export const optician: TradePlan = {
  products: [...frames, ...lenses],
  services,
  images: opticianImages,
  taxInclusive: false,
  barcodes: 0.6,
  incentive: 'PERCENT',
  groups: { Regular: 6, 'Walk-in': 4, Corporate: 1, School: 1 },
  businesses: 0.04,
  businessNames: ['Public School', 'Hospital', 'Enterprises', 'Clinic'],
  outOfState: 0.03,
  homeRegion: 'hindi',
  perDay: [8, 13],
  hours: [630, 1230],
  types: { INVOICE: 20, ORDER: 8, PROPOSAL: 2, QUICK_BILL: 4 },
  baskets: [
    {
      weight: 6,
      parts: [
        { from: everyFrame, lines: [1, 1] },
        { from: everyLens, lines: [1, 1] },
        { from: ['Fitting'], lines: [0, 1] },
        { from: ['Eye tests'], lines: [0, 1] },
      ],
    },
    {
      weight: 2,
      parts: [
        { from: ['Sunglasses'], lines: [1, 1] },
        { from: ['Accessories'], lines: [0, 1] },
      ],
    },
    {
      weight: 2,
      parts: [
        { from: ['Contact lenses'], lines: [1, 1], quantity: [1, 2] },
        { from: ['Lens care'], lines: [0, 1] },
      ],
    },
    {
      weight: 2,
      parts: [
        { from: ['Repairs'], lines: [1, 2] },
        { from: ['Accessories'], lines: [0, 1] },
      ],
    },
    { weight: 2, parts: [{ from: ['Eye tests'], lines: [1, 1] }] },
    {
      weight: 1,
      parts: [
        { from: ['Ready spectacles'], lines: [1, 1] },
        { from: ['Accessories'], lines: [0, 1] },
      ],
    },
  ],
  paying: { AT_ONCE: 68, IN_PARTS: 26, LATER: 6 },
  upi: 0.6,
  discounts: 0.34,
  delivery: [1, 6],
  remarks: [
    'Fit by the weekend',
    'Old frame, new lenses',
    'Call when ready',
    'Check the right eye again',
    'Hard case please',
  ],
  prescribed: everyLens,
  quickBill: [30, 900],
  days,
};
