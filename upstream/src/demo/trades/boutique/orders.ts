/** How far a demo order has come; the steps in between happen on the days in between. */
export type DemoOrderState =
  | 'PENDING'
  | 'BEGUN'
  | 'PARTLY'
  | 'DONE'
  | 'INVOICED'
  | 'HELD'
  | 'WAITING'
  | 'CANCELLED';

/** The pieces of one garment. */
export interface DemoOrderItem {
  garment: string;
  toWhom: string;
  quantity: number;
  /** The chosen option per area, by name. */
  designs?: Readonly<Record<string, string>>;
  pattern?: string;
  addOn?: string;
  note?: string;
  /** Stages by name, in order, with the index in `staff` of the person who works on them. */
  works: readonly (readonly [stage: string, staff: number])[];
}

/** An order of the demo boutique; days are relative to today, amounts in rupees. */
export interface DemoOrder {
  ago: number;
  deliverIn: number;
  trialIn?: number;
  functionIn?: number;
  state: DemoOrderState;
  advance: number;
  upi?: boolean;
  /** Discount in rupees. */
  discount?: number;
  urgent?: boolean;
  alteration?: boolean;
  items: readonly DemoOrderItem[];
}

/** Cut by one person, sewn and finished by others. */
const SEWN = [
  ['Cutting', 2],
  ['Stitching', 3],
  ['Finishing', 3],
] as const;
const WORKED = [
  ['Cutting', 2],
  ['Embroidery', 2],
  ['Stitching', 3],
] as const;
const QUICK = [['Stitching', 3]] as const;

const blouse = (toWhom: string, quantity: number, more: Partial<DemoOrderItem> = {}): DemoOrderItem => ({
  garment: 'Blouse',
  toWhom,
  quantity,
  designs: { Category: 'Lined', 'Back neck': 'Deep U with dori', Sleeve: 'Elbow' },
  works: SEWN,
  ...more,
});

/** The orders of the demo boutique, oldest first: every possible state, some of them late. */
export const orders: readonly DemoOrder[] = [
  {
    ago: 26,
    deliverIn: -4,
    state: 'INVOICED',
    advance: 2000,
    functionIn: 2,
    items: [
      { garment: 'Lehenga', toWhom: 'Bride', quantity: 1, pattern: 'Gota patti panels', works: WORKED },
      blouse('Bride', 1, { pattern: 'Bridal aari work', works: WORKED }),
    ],
  },
  {
    ago: 22,
    deliverIn: -6,
    state: 'INVOICED',
    advance: 500,
    upi: true,
    items: [{ garment: 'Suit', toWhom: 'Mother', quantity: 2, designs: { Sleeve: 'Full' }, works: SEWN }],
  },
  { ago: 18, deliverIn: -1, state: 'DONE', advance: 500, items: [blouse('Self', 2, { addOn: 'Piping' })] },
  {
    ago: 15,
    deliverIn: 6,
    state: 'CANCELLED',
    advance: 1000,
    upi: true,
    items: [{ garment: 'Sherwani', toWhom: 'Groom', quantity: 1, works: SEWN }],
  },
  {
    ago: 13,
    deliverIn: -2,
    state: 'PARTLY',
    advance: 1500,
    urgent: true,
    items: [blouse('Sister', 2), blouse('Aunt', 1, { designs: { Category: 'Katori', Sleeve: 'Puff' } })],
  },
  {
    ago: 12,
    deliverIn: 9,
    trialIn: 4,
    functionIn: 12,
    state: 'BEGUN',
    advance: 5000,
    upi: true,
    items: [
      {
        garment: 'Gown',
        toWhom: 'Self',
        quantity: 1,
        pattern: 'Sequin bodice',
        designs: { Hem: 'Flared' },
        note: 'Lining in the same colour, no can-can.',
        works: WORKED,
      },
    ],
  },
  { ago: 10, deliverIn: 0, state: 'DONE', advance: 0, items: [blouse('Self', 1, { works: QUICK })] },
  {
    ago: 8,
    deliverIn: 7,
    state: 'HELD',
    advance: 600,
    items: [{ garment: 'Kurti', toWhom: 'Daughter', quantity: 2, pattern: 'Chikankari yoke', works: WORKED }],
  },
  {
    ago: 6,
    deliverIn: 10,
    state: 'WAITING',
    advance: 0,
    items: [
      { garment: 'Salwar', toWhom: 'Self', quantity: 2, designs: { Category: 'Patiala' }, works: SEWN },
    ],
  },
  {
    ago: 5,
    deliverIn: 1,
    urgent: true,
    alteration: true,
    state: 'BEGUN',
    advance: 100,
    items: [blouse('Self', 2, { designs: {}, note: 'Half an inch wider at the sleeves.', works: QUICK })],
  },
  {
    ago: 3,
    deliverIn: 12,
    trialIn: 8,
    state: 'BEGUN',
    advance: 2000,
    upi: true,
    discount: 300,
    items: [
      { garment: 'Suit', toWhom: 'Self', quantity: 1, pattern: 'Phulkari dupatta', works: WORKED },
      { garment: 'Saree fall', toWhom: 'Self', quantity: 3, works: [['Fall and pico', 3]] },
    ],
  },
  {
    ago: 1,
    deliverIn: 14,
    state: 'PENDING',
    advance: 1000,
    items: [{ garment: 'Lehenga', toWhom: 'Sister', quantity: 1, designs: { Hem: 'Scallop' }, works: SEWN }],
  },
  { ago: 0, deliverIn: 5, state: 'PENDING', advance: 0, items: [blouse('Self', 3, { addOn: 'Hooks' })] },
];
