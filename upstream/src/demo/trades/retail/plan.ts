import { retailImages } from '../../images/sets/retail.ts';
import type { TradePlan } from '../plan.ts';
import { days } from './days.ts';
import { household } from './household.ts';
import { packaged } from './packaged.ts';
import { services } from './services.ts';
import { staples } from './staples.ts';

const kitchen = [
  'Atta and flour',
  'Rice',
  'Dal and pulses',
  'Sugar and salt',
  'Oil and ghee',
  'Spices',
  'Tea and coffee',
];
const snacks = [
  'Biscuits and bakery',
  'Namkeen and snacks',
  'Chocolates',
  'Soft drinks',
  'Juices and sherbets',
];
const care = ['Bath and hair', 'Oral care', 'Skin care', 'Washing', 'Cleaning', 'Pooja'];

/** A provision store: many small bills, paid at once. */
export const retail: TradePlan = {
  products: [...staples, ...packaged, ...household],
  services,
  images: retailImages,
  taxInclusive: true,
  barcodes: 0.9,
  incentive: 'PERCENT',
  groups: { Regular: 6, 'Walk-in': 4, Wholesale: 1 },
  businesses: 0.06,
  businessNames: ['Tea Stall', 'Caterers', 'Bhojanalay', 'Kirana', 'Sweets and Farsan', 'Canteen Services'],
  outOfState: 0.02,
  homeRegion: 'gujarat',
  perDay: [14, 24],
  hours: [480, 1290],
  types: { INVOICE: 30, ORDER: 3, PROPOSAL: 1, QUICK_BILL: 6 },
  baskets: [
    {
      weight: 5,
      parts: [
        { from: kitchen, lines: [2, 5], quantity: [1, 2] },
        { from: care, lines: [0, 3], quantity: [1, 2] },
      ],
    },
    {
      weight: 4,
      parts: [
        { from: ['Dairy and eggs'], lines: [1, 3], quantity: [1, 3] },
        { from: snacks, lines: [0, 2], quantity: [1, 4] },
      ],
    },
    { weight: 3, parts: [{ from: snacks, lines: [1, 4], quantity: [1, 4] }] },
    {
      weight: 2,
      parts: [
        { from: ['Loose by weight'], lines: [1, 3], quantity: [1, 4] },
        { from: kitchen, lines: [1, 3] },
      ],
    },
    {
      weight: 1,
      parts: [{ from: ['Stationery', 'Electrical', 'Kitchenware'], lines: [1, 3], quantity: [1, 3] }],
    },
    {
      weight: 2,
      parts: [
        { from: [...kitchen, ...snacks, ...care], lines: [4, 9], quantity: [1, 3] },
        { from: ['Delivery'], lines: [1, 1] },
      ],
    },
  ],
  paying: { AT_ONCE: 86, IN_PARTS: 4, LATER: 10 },
  upi: 0.62,
  discounts: 0.12,
  delivery: [0, 3],
  remarks: [
    'Deliver after 6 pm',
    'Call before delivery',
    'Monthly ration',
    'Pack in two bags',
    'For a wedding on the weekend',
  ],
  prescribed: [],
  quickBill: [20, 900],
  days,
};
