import type { DesignImage } from '../../images/sets/designs.ts';

/** Pay per stage in rupees, by stage name. */
export type StagePrices = Readonly<Record<string, number>>;

/** A design option of an area; the first of an area is its default. Prices in rupees. */
export type DemoOption = readonly [name: string, price: number, image: DesignImage, stages?: StagePrices];

/** A garment of the demo boutique. */
export interface DemoGarment {
  name: string;
  /** In rupees. */
  price: number;
  points: readonly string[];
  areas: Readonly<Record<string, readonly DemoOption[]>>;
  patterns: readonly {
    name: string;
    price: number;
    images: readonly DesignImage[];
    stages: StagePrices;
  }[];
}

const UPPER = ['Length', 'Shoulder', 'Bust', 'Waist', 'Armhole', 'Sleeve'] as const;
const LOWER = ['Length', 'Waist', 'Hip', 'Thigh', 'Knee', 'Bottom'] as const;

const frontNeck: readonly DemoOption[] = [
  ['Round', 0, 'neck-round'],
  ['Boat', 40, 'neck-boat'],
  ['V neck', 40, 'neck-v'],
  ['Square', 60, 'neck-square'],
];
const backNeck: readonly DemoOption[] = [
  ['Round', 0, 'neck-round'],
  ['Deep U', 80, 'neck-deep-u', { Stitching: 45 }],
  ['Deep U with dori', 110, 'neck-deep-u', { Stitching: 70 }],
  ['V back', 60, 'neck-v'],
  ['Keyhole', 90, 'neck-keyhole'],
];
const sleeve: readonly DemoOption[] = [
  ['Short', 0, 'sleeve-short'],
  ['Sleeveless', 0, 'sleeve-none'],
  ['Elbow', 40, 'sleeve-elbow'],
  ['Full', 80, 'sleeve-full', { Stitching: 40 }],
  ['Puff', 120, 'sleeve-puff', { Cutting: 20, Stitching: 60 }],
];
const hem: readonly DemoOption[] = [
  ['A-line', 0, 'skirt-a-line'],
  ['Flared', 200, 'skirt-flared', { Cutting: 60, Stitching: 100 }],
  ['Scallop', 350, 'skirt-scallop', { Cutting: 80, Stitching: 180 }],
  ['Side slit', 60, 'skirt-slit'],
];

/** Add-ons for every garment; the first two are defaults. */
export const addOns: readonly DemoOption[] = [
  ['Tassel (latkan)', 45, 'extra-tassel'],
  ['Padding', 30, 'extra-padding'],
  ['Piping', 60, 'extra-piping', { Stitching: 35 }],
  ['Hooks', 20, 'extra-hooks'],
];

/** The garments of the demo boutique, in display order. */
export const garments: readonly DemoGarment[] = [
  {
    name: 'Blouse',
    price: 850,
    points: [...UPPER, 'Front neck depth', 'Back neck depth'],
    areas: {
      Category: [
        ['Simple', 0, 'cut-simple'],
        ['Lined', 150, 'cut-lined', { Cutting: 30, Stitching: 80 }],
        ['Padded', 220, 'cut-padded', { Cutting: 40, Stitching: 120 }],
        ['Katori', 280, 'cut-katori', { Cutting: 40, Stitching: 150, Finishing: 30 }],
        ['Princess cut', 320, 'cut-princess', { Cutting: 40, Stitching: 180, Finishing: 30 }],
      ],
      'Front neck': frontNeck,
      'Back neck': backNeck,
      Sleeve: sleeve,
    },
    patterns: [
      { name: 'Zari border', price: 600, images: ['wedding-blouse'], stages: { Embroidery: 350 } },
      {
        name: 'Bridal aari work',
        price: 2400,
        images: ['wedding-blouse', 'blouse'],
        stages: { Embroidery: 1600, 'Hand finishing': 300 },
      },
    ],
  },
  {
    name: 'Lehenga',
    price: 3200,
    points: ['Length', 'Waist', 'Hip', 'Flare'],
    areas: {
      Category: [
        ['Semi-stitched', 0, 'skirt-a-line'],
        ['Stitched with can-can', 900, 'skirt-flared', { Stitching: 450, Finishing: 100 }],
      ],
      Hem: hem,
    },
    patterns: [
      {
        name: 'Gota patti panels',
        price: 4500,
        images: ['wedding-lehenga', 'lehenga'],
        stages: { Embroidery: 2800, 'Hand finishing': 500 },
      },
    ],
  },
  {
    name: 'Kurti',
    price: 650,
    points: [...UPPER, 'Hip'],
    areas: { Neck: frontNeck, Sleeve: sleeve, Hem: hem.slice(0, 2) },
    patterns: [
      { name: 'Chikankari yoke', price: 750, images: ['festive-kurta'], stages: { Embroidery: 450 } },
    ],
  },
  {
    name: 'Salwar',
    price: 450,
    points: LOWER,
    areas: {
      Category: [
        ['Plain', 0, 'skirt-a-line'],
        ['Patiala', 120, 'skirt-flared', { Stitching: 60 }],
        ['Dhoti', 180, 'skirt-scallop', { Cutting: 40, Stitching: 80 }],
      ],
    },
    patterns: [
      {
        name: 'Lace hem',
        price: 150,
        images: ['patiala-salwar', 'salwar'],
        stages: { 'Hand finishing': 60 },
      },
    ],
  },
  {
    name: 'Suit',
    price: 1200,
    points: [...UPPER, 'Salwar length', 'Salwar waist'],
    areas: { 'Front neck': frontNeck, 'Back neck': backNeck, Sleeve: sleeve },
    patterns: [
      { name: 'Phulkari dupatta', price: 1800, images: ['kurta', 'salwar'], stages: { Embroidery: 1100 } },
    ],
  },
  {
    name: 'Gown',
    price: 2800,
    points: [...UPPER, 'Hip', 'Full length'],
    areas: { Neck: backNeck, Sleeve: sleeve, Hem: hem },
    patterns: [
      {
        name: 'Sequin bodice',
        price: 3200,
        images: ['evening-gown', 'gown'],
        stages: { Embroidery: 1900, 'Hand finishing': 400 },
      },
    ],
  },
  {
    name: 'Sherwani',
    price: 5500,
    points: ['Length', 'Chest', 'Waist', 'Shoulder', 'Sleeve', 'Neck'],
    areas: {
      Category: [
        ['Straight', 0, 'cut-simple'],
        ['Angrakha', 800, 'cut-princess', { Cutting: 200, Stitching: 400 }],
      ],
      Collar: [
        ['Band', 0, 'neck-round'],
        ['Open', 150, 'neck-v'],
      ],
    },
    patterns: [{ name: 'Zardozi collar', price: 2600, images: ['sherwani'], stages: { Embroidery: 1700 } }],
  },
  {
    name: 'Saree fall',
    price: 120,
    points: ['Length'],
    areas: {
      Category: [
        ['Fall only', 0, 'skirt-a-line'],
        ['Fall and pico', 60, 'skirt-scallop', { 'Fall and pico': 40 }],
      ],
    },
    patterns: [
      {
        name: 'Tassel pallu',
        price: 350,
        images: ['pallu-maroon', 'pallu-peacock'],
        stages: { 'Hand finishing': 200 },
      },
    ],
  },
];
