import { gym } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { answering, type Fake } from './fakeUpstream.ts';
import { uuid } from './uuid.ts';

export const branchId = (n: number) => uuid('c', n);
export const GYM_VERSION = '2026-11-20T06:30:00.000Z';

type BranchRow = Answer<typeof gym.getBranch>['data'][number];

/** The nth branch. */
export const branchRow = (n: number, more: Partial<BranchRow> = {}): BranchRow => ({
  id: branchId(n),
  name: `Branch ${n}`,
  address: 'Karve Road, Pune',
  phone: '020 2546 1187',
  email: 'kothrud@irontemple.in',
  manager: 'Rohan Kulkarni',
  opening_hours: '5:30 – 22:30',
  facilities: ['Steam'],
  status: 1,
  members_count: n,
  version: GYM_VERSION,
  ...more,
});

/** `/gym/get_branch` over these. */
export const branchesAre = (...data: readonly BranchRow[]): Fake =>
  answering(gym.getBranch, () => ({ success: true, status: true, message: '', data: [...data] }));
