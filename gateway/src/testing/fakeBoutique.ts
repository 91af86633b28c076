import { boutique } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { answering, type Fake } from './fakeUpstream.ts';
import { uuid } from './uuid.ts';

export const stageId = (n: number) => uuid('5', n);
export const statusId = (n: number) => uuid('6', n);
export const MASTER_VERSION = '2026-11-20T06:30:00.000Z';

type StageRow = Answer<typeof boutique.getStages>['data'][number];
type StatusRow = Answer<typeof boutique.getStatuses>['data'][number];

/** The nth stage; every second one is of patterns. */
export const stageRow = (n: number, more: Partial<StageRow> = {}): StageRow => ({
  id: stageId(n),
  name: `Stage ${n}`,
  type: n % 2 === 0 ? 'pattern' : 'design',
  sort_by: n,
  orders: 0,
  version: MASTER_VERSION,
  ...more,
});

/** The nth status; the first is one of the six. */
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
