import { gymImages } from '../../images/sets/gym.ts';
import type { TradePlan } from '../plan.ts';
import { days } from './days.ts';
import { gear } from './gear.ts';
import { nutrition } from './nutrition.ts';
import { services } from './services.ts';

/** A gym: memberships and training, and what members buy at the desk. */
export const gym: TradePlan = {
  products: [...nutrition, ...gear],
  services,
  images: gymImages,
  taxInclusive: false,
  barcodes: 0.8,
  incentive: 'PERCENT',
  groups: { Member: 7, Trial: 2, Corporate: 1, 'Walk-in': 1 },
  businesses: 0.04,
  businessNames: ['Technologies', 'Consulting', 'Software', 'Engineering'],
  outOfState: 0.05,
  homeRegion: 'maharashtra',
  perDay: [8, 15],
  hours: [360, 1320],
  types: { INVOICE: 26, ORDER: 2, PROPOSAL: 3, QUICK_BILL: 6 },
  baskets: [
    {
      weight: 6,
      parts: [
        { from: ['Memberships'], lines: [1, 1] },
        { from: ['Joining and passes'], lines: [0, 1] },
        { from: ['Facilities'], lines: [0, 1] },
      ],
    },
    {
      weight: 3,
      parts: [
        { from: ['Personal training', 'Classes'], lines: [1, 1] },
        { from: ['Diet and tests'], lines: [0, 1] },
      ],
    },
    { weight: 4, parts: [{ from: ['Protein', 'Supplements', 'Snacks'], lines: [1, 3] }] },
    { weight: 4, parts: [{ from: ['Juice bar', 'Drinks', 'Snacks'], lines: [1, 3], quantity: [1, 2] }] },
    { weight: 2, parts: [{ from: ['Clothes', 'Supports', 'Bags and bottles'], lines: [1, 2] }] },
    { weight: 1, parts: [{ from: ['Weights', 'Training gear'], lines: [1, 2], quantity: [1, 2] }] },
    { weight: 1, parts: [{ from: ['Recovery'], lines: [1, 2] }] },
  ],
  paying: { AT_ONCE: 74, IN_PARTS: 20, LATER: 6 },
  upi: 0.75,
  discounts: 0.28,
  delivery: [0, 4],
  remarks: [
    'Morning batch',
    'Starts on the first of the month',
    'Knee injury, no squats',
    'Asked for a lady trainer',
    'Company pays half',
  ],
  prescribed: [],
  quickBill: [50, 1200],
  days,
};
