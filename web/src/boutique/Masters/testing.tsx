import { storeSession } from '../../app/session/store.ts';
import { answerWith, answerWithout } from '../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../testing/render.tsx';
import { mastersRoute } from './route.ts';

/** The nth stage. */
export const stage = (n: number, more: object = {}) => ({
  __typename: 'Stage',
  id: `g${n}`,
  name: `Stage ${n}`,
  type: 'DESIGN',
  position: n,
  orderCount: 0,
  version: 'v1',
  ...more,
});

export const PENDING = {
  __typename: 'OrderStatus',
  id: 's1',
  name: 'Pending',
  fixed: 'PENDING',
  orderCount: 11,
  version: 'v1',
};
export const OWN = { ...PENDING, id: 's2', name: 'Trial done', fixed: null, orderCount: 0 };

export const tenant = (lists: {
  stages?: readonly object[] | null;
  statuses?: readonly object[] | null;
}) => ({
  __typename: 'Tenant',
  __isNode: 'Tenant',
  id: 't1',
  stages: [],
  statuses: [PENDING, OWN],
  ...lists,
});

interface Shown {
  stages?: readonly object[] | null;
  statuses?: readonly object[] | null;
  may?: boolean;
  address?: string;
}

const SCREEN = 'MastersQuery';

function openScreen(address: string): AtRoute {
  storeSession({ access_token: 'secret', tenant_schema: 's_1', emp_id: 'e1' });
  return renderAt(address, [mastersRoute]);
}

const screenWith = (may: boolean, lists: Shown) => ({
  viewer: { mayAdd: may, mayEdit: may, mayDelete: may, tenant: tenant(lists) },
});

/** Opens the screen with its two tables. */
export async function openMasters({
  may = true,
  address = '/StatusAndStagePage',
  ...lists
}: Shown = {}): Promise<AtRoute> {
  const at = openScreen(address);
  await answerWith(at.environment, SCREEN, screenWith(may, lists));
  return at;
}

/** Opens the screen with an answer without the shop. */
export async function openWithoutShop(): Promise<AtRoute> {
  const at = openScreen('/StatusAndStagePage');
  await answerWith(at.environment, SCREEN, {
    viewer: { mayAdd: true, mayEdit: true, mayDelete: true, tenant: null },
  });
  return at;
}

/** Opens the screen with a malformed answer for one of the lists. */
export async function openMalformed(list: 'stages' | 'statuses'): Promise<AtRoute> {
  const at = openScreen('/StatusAndStagePage');
  await answerWithout(at.environment, SCREEN, screenWith(true, {}), [`viewer.tenant.${list}`], {
    message: 'Invalid data format received from API',
    code: 'UPSTREAM_INVALID',
  });
  return at;
}
