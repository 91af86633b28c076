import type { DistributorImage } from '../../images/sets/distributor.ts';
import { coloured, inVariants, one, type Shelf, sized } from '../goods.ts';

/** Wires, switchgear, fans, lights. */
export const electrical: readonly Shelf<DistributorImage>[] = [
  {
    category: 'Wires and cables',
    code: 'WIR',
    hsn: '8544',
    gst: 18,
    unit: 'roll',
    keeps: 120,
    rows: [
      inVariants(
        { colours: ['Red', 'Black', 'Green', 'Yellow', 'Blue'] },
        sized(
          'FR wire, 90 m',
          'wire-red',
          { '1.0 sq mm': 1390, '1.5 sq mm': 1980, '2.5 sq mm': 3150, '4.0 sq mm': 4620, '6.0 sq mm': 6890 },
          ['Finolex', 'Polycab', 'Havells'],
        ),
      ),
      sized(
        'three-core flat submersible cable, 100 m',
        'wire-black',
        { '1.5 sq mm': 5450, '2.5 sq mm': 8350 },
        ['Finolex'],
      ),
      sized('co-axial cable RG6, 100 m', 'wire-black', { copper: 1850, 'copper clad': 1150 }, [
        'Finolex',
        'Polycab',
      ]),
      one('CAT 6 cable, 305 m', 'wire-green', 7450, ['D-Link', 'Finolex']),
    ],
  },
  {
    category: 'Wires and cables',
    code: 'CBL',
    hsn: '8544',
    gst: 18,
    unit: 'm',
    keeps: 800,
    rows: [
      sized('Armoured cable, four core, by the metre', 'wire-black', {
        '6 sq mm': 145,
        '10 sq mm': 228,
        '16 sq mm': 342,
      }),
      sized('Flexible cable, two core, by the metre', 'wire-red', { '0.75 sq mm': 18, '1.5 sq mm': 31 }),
    ],
  },
  {
    category: 'Switches and sockets',
    code: 'SWT',
    hsn: '8536',
    gst: 18,
    keeps: 500,
    rows: [
      sized('modular switch, one way', 'switch', { '6 A': 38, '16 A': 82 }, ['Anchor Roma', 'Legrand', 'GM']),
      sized('modular switch, two way', 'switch', { '6 A': 62, '16 A': 128 }, ['Anchor Roma', 'Legrand']),
      sized('socket', 'socket', { '6 A': 92, '16 A': 165 }, ['Anchor Roma', 'Legrand', 'GM', 'Havells']),
      sized('cover plate with frame', 'switch-grey', { '2 M': 78, '4 M': 112, '8 M': 198, '12 M': 285 }, [
        'Anchor Roma',
        'GM',
      ]),
      one('fan regulator, 5 step', 'switch-grey', 345, ['Anchor Roma', 'Legrand']),
      one('bell push', 'switch', 95, ['Anchor Roma']),
      one('USB charger socket', 'socket', 890, ['Legrand']),
    ],
  },
  {
    category: 'Switchgear',
    code: 'MCB',
    hsn: '8536',
    gst: 18,
    keeps: 150,
    rows: [
      sized('MCB, single pole, C curve', 'mcb', { '10 A': 165, '16 A': 165, '32 A': 178 }, [
        'Havells',
        'Schneider',
        'L&T',
      ]),
      sized('MCB, double pole', 'mcb', { '32 A': 465, '63 A': 690 }, ['Havells']),
      one('RCCB, 40 A, 30 mA', 'mcb', 2450, ['Havells', 'Schneider']),
      sized('distribution board, double door', 'mcb', { '8 way': 1650, '12 way': 2190 }, ['Havells']),
    ],
  },
  {
    category: 'Fans',
    code: 'FAN',
    hsn: '8414',
    gst: 18,
    keeps: 60,
    rows: [
      coloured('ceiling fan, 1200 mm', 1790, { brown: 'fan', white: 'fan-white' }, [
        'Crompton',
        'Usha',
        'Orient',
        'Havells',
      ]),
      coloured('BLDC fan with remote, 1200 mm', 3150, { brown: 'fan', white: 'fan-white' }, ['Atomberg']),
      sized('exhaust fan', 'exhaust', { '150 mm': 990, '250 mm': 1590 }, ['Crompton', 'Havells']),
    ],
  },
  {
    category: 'Lights',
    code: 'LED',
    hsn: '8539',
    gst: 18,
    keeps: 400,
    rows: [
      sized('LED bulb', 'bulb', { '7 W': 62, '9 W': 78, '12 W': 118 }, [
        'Philips',
        'Syska',
        'Wipro',
        'Havells',
      ]),
      sized('LED batten, 4 ft', 'tube', { '20 W': 215, '36 W': 365 }, ['Philips', 'Wipro']),
      sized('LED panel, round', 'panel', { '6 W': 185, '12 W': 320, '18 W': 445 }, ['Philips', 'Havells']),
      sized('flood light', 'panel', { '30 W': 690, '50 W': 1050 }, ['Syska']),
      one('street light, 45 W', 'tube', 1450, ['Crompton']),
    ],
  },
  {
    category: 'Solar and emergency',
    code: 'SOL',
    hsn: '8513',
    gst: 5,
    keeps: 40,
    rows: [
      one('solar lantern', 'torch', 890, ['Philips']),
      one('solar street light, 12 W', 'panel', 1990),
      one('solar torch', 'torch', 540),
    ],
  },
  {
    category: 'Accessories',
    code: 'EAC',
    hsn: '8536',
    gst: 18,
    keeps: 200,
    rows: [
      sized('extension board', 'extension', { '4 sockets': 345, '6 sockets': 465 }, ['Anchor', 'GM']),
      one('three-pin plug top, 16 A', 'plug', 78, ['Anchor', 'GM']),
      one('insulation tape, pack of 10', 'tape', 145, ['Steelgrip', 'Anchor']),
      one('torch, rechargeable', 'torch', 365, ['Eveready']),
      one('inverter battery, 150 Ah', 'inverter', 14200, ['Exide', 'Luminous']),
      one('sine wave inverter, 1100 VA', 'inverter', 6450, ['Luminous']),
      one('lamp holder, pack of 10', 'bulb', 220, ['Anchor']),
    ],
  },
];
