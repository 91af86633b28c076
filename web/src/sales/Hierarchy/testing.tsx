import { act, screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { hierarchyRoute } from './route.ts';

const node = (id: string, level: number, parent: string | null, rest: object = {}) => ({
  __typename: 'Designation',
  id,
  name: id,
  level,
  version: 1,
  viewerCanChange: true,
  peopleCount: 0,
  visibilityPoints: 10,
  commissionPercent: '2.5',
  parent: parent === null ? null : { __typename: 'Designation', id: parent },
  ...rest,
});

/** Manager(Cashier Helper) Tailor; two people are cashiers. */
export const FAMILY = [
  node('Manager', 1, null),
  node('Cashier', 2, 'Manager', { peopleCount: 2, visibilityPoints: 40, commissionPercent: '0.5' }),
  node('Helper', 2, 'Manager'),
  node('Tailor', 1, null),
];

/** Another user moved Helper to the first place. */
export const MOVED_MEANWHILE = [
  node('Helper', 1, null, { version: 2 }),
  node('Manager', 1, null),
  node('Cashier', 2, 'Manager', { peopleCount: 2 }),
  node('Tailor', 1, null),
];

export const tenant = (designations: object[]) => ({ __typename: 'Tenant', id: 't1', designations });

interface Options {
  designations?: object[];
  mayAdd?: boolean;
  mayEdit?: boolean;
  mayDelete?: boolean;
  maySeePermissions?: boolean;
  address?: string;
}

/** Opens the screen with its tree. */
export async function openHierarchy(options: Options = {}): Promise<AtRoute> {
  const { designations = FAMILY, mayAdd = true, mayEdit = true, mayDelete = true, address = '' } = options;
  const { maySeePermissions = true } = options;
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  const at = renderAt(`/hierarchy-master${address}`, [hierarchyRoute]);
  const viewer = { mayAdd, mayEdit, mayDelete, maySeePermissions, tenant: tenant(designations) };
  await answerWith(at.environment, 'HierarchyQuery', { viewer });
  await screen.findByRole('heading', { name: 'Hierarchy' });
  return at;
}

/** The rendered rows as level and name: "1 Manager". */
export const drawn = (): string[] =>
  screen
    .getAllByRole('treeitem')
    .map((row) => `${row.getAttribute('aria-level')} ${row.textContent.match(/^[A-Z][a-z]+/)?.[0]}`);

export const row = (name: string): HTMLElement =>
  screen.getByRole('treeitem', { name: new RegExp(`^${name}`) });

/** The answer to a write that was based on an old version. */
export const changed = (designations: object[]) => ({
  __typename: 'HierarchyChanged',
  __isRefusal: 'HierarchyChanged',
  code: 'CHANGED_MEANWHILE',
  message: 'x',
  tenant: tenant(designations),
});

/** A refusal with only a message. */
export const refused = (message: string) => ({
  __typename: 'Refused',
  __isRefusal: 'Refused',
  code: 'X',
  message,
});

/** Opens a row and waits for the panel: React delays suspended updates of an `act` that is not awaited. */
export async function openRow(name: string): Promise<void> {
  // While a dialog closes, the content behind it is still aria-hidden.
  const found = await screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });
  await act(async () => found.click());
}
