import type { OpticianImage } from '../../images/sets/optician.ts';
import { one, type Shelf, sized } from '../goods.ts';

/** Eye tests (health care, exempt) and work on frames and lenses. */
export const services: readonly Shelf<OpticianImage>[] = [
  {
    category: 'Eye tests',
    code: 'TST',
    hsn: '9993',
    gst: 0,
    unit: 'visit',
    duration: '20 min',
    rows: [
      one('Eye test, computerised', 'test', 200),
      one('Eye test for children', 'test', 250),
      one('Contact lens fitting test', 'contact', 400),
      one('Colour vision test', 'test', 150),
      one('Eye pressure test', 'test', 250),
      one('Dry eye test', 'test', 350),
      one('Prescription check', 'test', 100),
      one('Eye test at home', 'test', 500),
    ],
  },
  {
    category: 'Fitting',
    code: 'FTG',
    hsn: '998729',
    gst: 18,
    unit: 'job',
    duration: '1 hour',
    rows: [
      sized('Lens fitting', 'repair', { 'full rim': 100, 'half rim': 180, rimless: 300 }),
      one('Lens edging and polishing', 'lens-clear', 150),
      one('Lens tinting', 'lens-sun', 250),
      one('Coating renewal', 'lens-blue', 350),
      one('Drilling for rimless', 'repair', 250),
      one('Express fitting in one hour', 'repair', 300),
    ],
  },
  {
    category: 'Repairs',
    code: 'REP',
    hsn: '998729',
    gst: 18,
    unit: 'job',
    duration: '30 min',
    rows: [
      one('Frame adjustment', 'repair', 50),
      one('Nose pad change', 'repair', 80),
      one('Temple change', 'repair', 250),
      one('Hinge repair', 'repair', 200),
      one('Soldering of a metal frame', 'repair', 250),
      one('Screw change', 'repair', 30),
      one('Ultrasonic cleaning', 'cloth', 60),
      one('Frame polishing', 'cloth', 120),
      one('Half-rim thread change', 'repair', 120),
    ],
  },
];
