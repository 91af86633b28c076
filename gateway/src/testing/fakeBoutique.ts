import { boutique } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { answering, type Fake } from './fakeUpstream.ts';
import { uuid } from './uuid.ts';

export const stageId = (n: number) => uuid('5', n);
export const statusId = (n: number) => uuid('6', n);
export const MASTER_VERSION = '2026-11-20T06:30:00.000Z';

type StageRow = Answer<typeof boutique.getStages>['data'][number];
type StatusRow = Answer<typeof boutique.getStatuses>['data'][number];

/** The nth stage; every second one is for patterns. */
export const stageRow = (n: number, more: Partial<StageRow> = {}): StageRow => ({
  id: stageId(n),
  name: `Stage ${n}`,
  type: n % 2 === 0 ? 'pattern' : 'design',
  sort_by: n,
  orders: 0,
  version: MASTER_VERSION,
  ...more,
});

/** The nth status; the first is one of the six fixed ones. */
export const statusRow = (n: number, more: Partial<StatusRow> = {}): StatusRow => ({
  id: statusId(n),
  name: n === 1 ? 'Pending' : `Status ${n}`,
  fixed: n === 1 ? 'PENDING' : null,
  orders: n,
  version: MASTER_VERSION,
  ...more,
});

/** `/boutique/getstages` and `/boutique/getstatuses` over these. */
export const mastersAre = (stages: readonly StageRow[], statuses: readonly StatusRow[] = []): Fake[] => [
  answering(boutique.getStages, () => ({ success: true, data: [...stages] })),
  answering(boutique.getStatuses, () => ({ success: true, data: [...statuses] })),
];

export const garmentId = (n: number) => uuid('7', n);
export const areaId = (n: number) => uuid('8', n);
export const optionId = (n: number) => uuid('9', n);
export const pointId = (n: number) => uuid('a', n);
export const patternId = (n: number) => uuid('b', n);

type ItemRow = Answer<typeof boutique.getAllItems>['items'][number];
type AreaRow = NonNullable<ItemRow['design_areas']>[number];
type OptionRow = AreaRow['options'][number];
type PatternRow = NonNullable<ItemRow['patterns']>[number];

/** The nth option; the first is the default of its area. */
export const optionRow = (n: number, more: Partial<OptionRow> = {}): OptionRow => ({
  id: optionId(n),
  name: `Option ${n}`,
  price: '320.00',
  image_url: '/files/a.jpg?e=1&s=2',
  thumbnail: '/files/a-small.jpg?e=1&s=2',
  is_default: n === 1 ? 1 : 0,
  stagePrices: { 'Stage 1': '40.00' },
  display_order: n,
  version: MASTER_VERSION,
  ...more,
});

export const areaRow = (n: number, more: Partial<AreaRow> = {}): AreaRow => ({
  area_id: areaId(n),
  area_name: `Area ${n}`,
  kind: 'OTHER',
  item_id: garmentId(1),
  options: [optionRow(1), optionRow(2)],
  ...more,
});

/** The nth pattern, of the first garment. */
export const patternRow = (n: number, more: Partial<PatternRow> = {}): PatternRow => ({
  id: patternId(n),
  item_id: garmentId(1),
  pattern_name: `Pattern ${n}`,
  name: `Pattern ${n}`,
  price: '900.00',
  image: '["/files/p.jpg"]',
  image_url: '/files/p.jpg',
  thumbnail: '/files/p-small.jpg',
  stagePrices: [{ stage: 'Stage 1', price: '40.00' }],
  stage_prices: null,
  version: MASTER_VERSION,
  ...more,
});

/** The nth garment, without its parts. */
export const itemRow = (n: number, more: Partial<ItemRow> = {}): ItemRow => ({
  id: garmentId(n),
  item_name: `Garment ${n}`,
  sort: n,
  price: '850.00',
  version: MASTER_VERSION,
  ...more,
});

/** Parts of every garment, included on request. */
const PARTS = {
  areas: { design_areas: [areaRow(1)] },
  measurements: { measurements: [{ id: pointId(1), name: 'Shoulder', image_url: null, price: '0.00' }] },
  patterns: { patterns: [patternRow(1)] },
};

/** `/boutique/getAllItems` over these, with the requested parts. */
export const garmentsAre = (...items: readonly ItemRow[]): Fake =>
  answering(boutique.getAllItems, ({ query }) => {
    const { ids, include = '' } = query ?? {};
    const parts = Object.entries(PARTS).filter(([name]) => include.split(',').includes(name));
    const more: Partial<ItemRow> = Object.assign({}, ...parts.map(([, part]) => part));
    const asked = items.filter(({ id }) => ids === undefined || ids.split(',').includes(id));
    return { success: true, items: asked.map((item) => ({ ...more, ...item })) };
  });
