import { serviceImages } from '../../images/sets/service.ts';
import type { TradePlan } from '../plan.ts';
import { days } from './days.ts';
import { appliances } from './appliances.ts';
import { cleaning } from './cleaning.ts';
import { cooling } from './cooling.ts';
import { house } from './house.ts';
import { spares } from './spares.ts';

/** A service business: home visits, labour, and an occasional spare part. */
export const service: TradePlan = {
  products: spares,
  services: [...cooling, ...appliances, ...house, ...cleaning],
  images: serviceImages,
  taxInclusive: false,
  barcodes: 0.4,
  incentive: 'PERCENT',
  groups: { Regular: 6, 'Yearly contract': 3, Office: 1, 'Walk-in': 2 },
  businesses: 0.1,
  businessNames: ['Technologies', 'Residency', 'Apartments Association', 'Foods', 'Infotech'],
  outOfState: 0.01,
  homeRegion: 'kannada',
  perDay: [9, 16],
  hours: [480, 1230],
  types: { INVOICE: 22, ORDER: 6, PROPOSAL: 4, QUICK_BILL: 4 },
  baskets: [
    {
      weight: 5,
      parts: [
        { from: ['AC service', 'AC repair', 'AC fitting'], lines: [1, 2] },
        { from: ['AC spares'], lines: [0, 2] },
      ],
    },
    {
      weight: 4,
      parts: [
        {
          from: ['Washing machine', 'Refrigerator', 'Kitchen appliances', 'Geyser', 'TV and electronics'],
          lines: [1, 2],
        },
        { from: ['Appliance spares'], lines: [0, 1] },
      ],
    },
    {
      weight: 3,
      parts: [
        { from: ['Electrician', 'Fans and coolers'], lines: [1, 3], quantity: [1, 3] },
        { from: ['Electrical spares'], lines: [0, 2], quantity: [1, 3] },
      ],
    },
    {
      weight: 3,
      parts: [
        { from: ['Plumber'], lines: [1, 2] },
        { from: ['Plumbing spares'], lines: [0, 1] },
      ],
    },
    {
      weight: 2,
      parts: [
        { from: ['Water purifier'], lines: [1, 1] },
        { from: ['Purifier spares'], lines: [0, 2] },
      ],
    },
    {
      weight: 3,
      parts: [
        { from: ['Cleaning', 'Pest control'], lines: [1, 2] },
        { from: ['Cleaning supplies'], lines: [0, 1] },
      ],
    },
    { weight: 2, parts: [{ from: ['Carpenter', 'Painter'], lines: [1, 2] }] },
    { weight: 1, parts: [{ from: ['Contracts'], lines: [1, 1] }] },
    { weight: 1, parts: [{ from: ['Visits'], lines: [1, 1] }] },
  ],
  paying: { AT_ONCE: 70, IN_PARTS: 15, LATER: 15 },
  upi: 0.72,
  discounts: 0.22,
  delivery: [0, 5],
  remarks: [
    'Third floor, no lift',
    'Come between 4 and 6 pm',
    'Customer has the spare part',
    'Second visit, same fault',
    'Ask security for the key',
  ],
  prescribed: [],
  quickBill: [99, 1500],
  days,
};
