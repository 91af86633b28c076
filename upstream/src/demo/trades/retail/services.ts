import type { RetailImage } from '../../images/sets/retail.ts';
import { one, type Shelf, sized } from '../goods.ts';

/** Services of the provision store. */
export const services: readonly Shelf<RetailImage>[] = [
  {
    category: 'Delivery',
    code: 'DLV',
    hsn: '996813',
    gst: 18,
    unit: 'job',
    duration: '45 min',
    rows: [
      sized('Home delivery', 'delivery', { 'within 2 km': 20, 'within 5 km': 40, 'beyond 5 km': 80 }),
      one('Express delivery in 30 minutes', 'delivery', 60),
    ],
  },
  {
    category: 'At the counter',
    code: 'SRV',
    hsn: '998599',
    gst: 18,
    unit: 'job',
    duration: '15 min',
    rows: [
      one('Gift wrapping', 'delivery', 50),
      one('Festival hamper packing', 'delivery', 150),
      one('Photocopy, 10 pages', 'notebook', 30),
      one('Bill payment help', 'notebook', 10),
    ],
  },
  {
    category: 'Grinding',
    code: 'GRD',
    hsn: '998816',
    gst: 5,
    unit: 'kg',
    duration: '20 min',
    rows: [
      one('Wheat grinding', 'atta', 8),
      one('Spice grinding', 'masala', 40),
      one('Coffee bean grinding', 'coffee', 30),
    ],
  },
];
