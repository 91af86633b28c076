import type { DistributorImage } from '../../images/sets/distributor.ts';
import { one, type Shelf, sized } from '../goods.ts';

/** Additional services of the distributor. */
export const services: readonly Shelf<DistributorImage>[] = [
  {
    category: 'Transport',
    code: 'TRP',
    hsn: '996511',
    gst: 18,
    unit: 'job',
    duration: '1 day',
    rows: [
      sized('Delivery by tempo', 'trolley', {
        'within the city': 450,
        'up to 50 km': 1450,
        'up to 150 km': 3650,
      }),
      one('Loading and unloading', 'trolley', 300),
      one('Packing for transport', 'trolley', 180),
    ],
  },
  {
    category: 'At the counter',
    code: 'SRV',
    hsn: '998729',
    gst: 18,
    unit: 'job',
    duration: '30 min',
    rows: [
      one('Paint tinting, per litre', 'paint-red', 40),
      one('Pipe threading', 'pipe', 60),
      one('Key cutting', 'lock', 80),
      one('Tool sharpening', 'hammer', 50),
      one('Power tool repair', 'drill', 450),
      one('Pump rewinding', 'valve', 1850),
    ],
  },
  {
    category: 'Installation',
    code: 'INS',
    hsn: '9987',
    gst: 18,
    unit: 'visit',
    duration: '2 hours',
    rows: [
      one('Fan installation', 'fan', 250),
      one('Inverter installation', 'inverter', 650),
      one('Water tank installation', 'tank', 850),
    ],
  },
];
