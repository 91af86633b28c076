import { boutiqueImages } from '../../images/sets/boutique.ts';
import type { TradePlan } from '../plan.ts';
import { days } from './days.ts';
import { fabrics } from './fabrics.ts';
import { garments } from './garments.ts';
import { more } from './more.ts';
import { sarees } from './sarees.ts';
import { services } from './services.ts';

/** A boutique with its own tailors: cloth and stitching, half of it paid in advance. */
export const boutique: TradePlan = {
  products: [...sarees, ...fabrics, ...garments, ...more],
  services,
  images: boutiqueImages,
  taxInclusive: false,
  barcodes: 0.2,
  incentive: 'PERCENT',
  groups: { Regular: 5, Bridal: 2, 'Walk-in': 3, Wholesale: 1 },
  businesses: 0.05,
  businessNames: ['Fashions', 'Creations', 'Collection', 'Emporium', 'Textiles'],
  outOfState: 0.08,
  homeRegion: 'rajasthan',
  perDay: [8, 15],
  hours: [630, 1230],
  types: { INVOICE: 20, ORDER: 8, PROPOSAL: 3, QUICK_BILL: 4 },
  baskets: [
    {
      weight: 5,
      parts: [
        { from: ['Sarees'], lines: [1, 2] },
        { from: ['Saree work'], lines: [1, 1] },
        { from: ['Stitching'], lines: [0, 1] },
      ],
    },
    {
      weight: 4,
      parts: [
        { from: ['Fabric'], lines: [1, 2], quantity: [1, 5] },
        { from: ['Lining'], lines: [1, 1], quantity: [1, 3] },
        { from: ['Stitching'], lines: [1, 1] },
      ],
    },
    {
      weight: 3,
      parts: [
        { from: ['Suit pieces'], lines: [1, 2] },
        { from: ['Stitching', 'Embroidery'], lines: [1, 2] },
      ],
    },
    {
      weight: 3,
      parts: [
        { from: ['Kurtis', 'Kurta sets', 'Blouses and bottoms'], lines: [1, 3] },
        { from: ['Dupattas'], lines: [0, 1] },
      ],
    },
    { weight: 2, parts: [{ from: ['Alterations', 'Dyeing and finishing'], lines: [1, 3] }] },
    {
      weight: 1,
      parts: [
        { from: ['Lehengas and gowns'], lines: [1, 1] },
        { from: ['Dupattas', 'Accessories'], lines: [0, 2] },
        { from: ['Alterations'], lines: [0, 1] },
      ],
    },
    { weight: 1, parts: [{ from: ['Home textiles', 'For men', 'For children'], lines: [1, 3] }] },
    { weight: 1, parts: [{ from: ['Trims', 'Tailoring material'], lines: [2, 4], quantity: [1, 3] }] },
  ],
  paying: { AT_ONCE: 60, IN_PARTS: 30, LATER: 10 },
  upi: 0.58,
  discounts: 0.3,
  delivery: [3, 18],
  remarks: [
    'Deep neck at the back, piping in gold',
    'Trial two days before delivery',
    'Sleeves to the elbow, hooks in front',
    'Match the thread to the border',
    'Keep 2 inches of margin inside',
  ],
  prescribed: [],
  quickBill: [60, 1500],
  days,
};
