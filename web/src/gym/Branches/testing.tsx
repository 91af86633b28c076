import { screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { branchesRoute } from './route.ts';

/** The nth branch. */
export const branch = (n: number, more: object = {}) => ({
  __typename: 'Branch',
  id: `b${n}`,
  name: `Branch ${n}`,
  address: `${n} Karve Road, Pune`,
  phone: '020 2546 1187',
  email: `branch${n}@irontemple.in`,
  manager: `Manager ${n}`,
  openingHours: '6:00 – 22:00',
  facilities: ['Steam', 'Lockers'],
  status: 'ACTIVE',
  memberCount: n,
  version: 'v1',
  ...more,
});

export const tenant = (branches: readonly object[]) => ({ __typename: 'Tenant', id: 't1', branches });

interface Options {
  address?: string;
  branches?: readonly object[];
  rights?: object;
}

/** Opens the screen without answering its query. */
export function visitBranches(address = ''): AtRoute {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  return renderAt(`/Branches${address}`, [branchesRoute]);
}

/** Opens the screen with its branches. */
export async function openBranches(options: Options = {}): Promise<AtRoute> {
  const { address = '', branches = [branch(1), branch(2, { status: 'MAINTENANCE' })], rights } = options;
  const at = visitBranches(address);
  await answerWith(at.environment, 'BranchesQuery', {
    viewer: {
      mayAdd: true,
      mayEdit: true,
      mayDelete: true,
      seesMembers: true,
      ...rights,
      tenant: tenant(branches),
    },
  });
  await screen.findByRole('heading', { name: 'Branches' });
  return at;
}
