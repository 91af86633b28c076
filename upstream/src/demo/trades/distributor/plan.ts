import { distributorImages } from '../../images/sets/distributor.ts';
import type { TradePlan } from '../plan.ts';
import { days } from './days.ts';
import { electrical } from './electrical.ts';
import { hardware } from './hardware.ts';
import { plumbing } from './plumbing.ts';
import { services } from './services.ts';

const light = ['Lights', 'Switches and sockets', 'Accessories', 'Switchgear'];

/** A distributor selling to shops and contractors: long bills with large quantities, on credit. */
export const distributor: TradePlan = {
  products: [...electrical, ...plumbing, ...hardware],
  services,
  images: distributorImages,
  taxInclusive: false,
  barcodes: 0.7,
  incentive: 'POINTS',
  groups: { Dealer: 6, Contractor: 3, Wholesale: 2, 'Walk-in': 1 },
  businesses: 0.75,
  businessNames: [
    'Electricals',
    'Hardwares',
    'Traders',
    'Agencies',
    'Paints and Hardware',
    'Constructions',
    'Enterprises',
  ],
  outOfState: 0.15,
  homeRegion: 'tamil',
  perDay: [8, 14],
  hours: [570, 1200],
  types: { INVOICE: 20, ORDER: 9, PROPOSAL: 6, QUICK_BILL: 2 },
  baskets: [
    {
      weight: 4,
      parts: [
        { from: ['Wires and cables'], lines: [1, 3], quantity: [1, 6] },
        { from: light, lines: [3, 8], quantity: [5, 40] },
      ],
    },
    {
      weight: 3,
      parts: [
        { from: ['Pipes', 'Fittings'], lines: [3, 8], quantity: [5, 40] },
        { from: ['Taps and valves'], lines: [1, 3], quantity: [2, 10] },
      ],
    },
    {
      weight: 2,
      parts: [
        { from: ['Paint', 'Putty and cement'], lines: [2, 5], quantity: [2, 20] },
        { from: ['Painting tools', 'Adhesives'], lines: [1, 3], quantity: [2, 12] },
      ],
    },
    {
      weight: 2,
      parts: [{ from: ['Hand tools', 'Fasteners', 'Locks and fittings'], lines: [2, 6], quantity: [2, 12] }],
    },
    {
      weight: 1,
      parts: [
        {
          from: ['Fans', 'Power tools', 'Tanks and pumps', 'Solar and emergency'],
          lines: [1, 3],
          quantity: [1, 6],
        },
        { from: ['Transport'], lines: [1, 1] },
      ],
    },
  ],
  paying: { AT_ONCE: 30, IN_PARTS: 25, LATER: 45 },
  upi: 0.7,
  discounts: 0.45,
  delivery: [1, 7],
  remarks: [
    'Deliver to the site, ask for the supervisor',
    'As on the phone',
    'Send with the morning tempo',
    'Same brand as last time',
    'Bill to the company',
  ],
  prescribed: [],
  quickBill: [100, 4000],
  days,
};
