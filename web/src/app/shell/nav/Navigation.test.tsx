import { menuNamed } from '@galla/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { LayoutDashboard } from 'lucide-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt, type AtRoute } from '../../../testing/render.tsx';
import { setWidth } from '../../../testing/setWidth.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { writePreference } from '../../preference.ts';
import { defineRoute } from '../../router/defineRoute.tsx';
import { storeSession } from '../../session/store.ts';
import { shellRoute } from '../route.tsx';
import { shellViewer } from '../testing.ts';

// Pretend that every menu but one has its screen.
vi.mock('../menuScreens.ts', () => ({
  menuScreen: (code: string) => {
    const slug = menuNamed(code)?.slug;
    return slug === 'patterns' ? undefined : { slug, path: `/${slug}`, icon: LayoutDashboard };
  },
  groupIcon: () => LayoutDashboard,
}));

const item = (menu: string, name: string) => ({ menu, name });

const MENU = [
  { name: '', items: [item('BILLING', 'Billing')] },
  { name: 'Orders', items: [item('CREATE_ORDER', 'Create Order'), item('ORDER_LIST', 'Order List')] },
  { name: 'Design Patterns', items: [item('PATTERNS', 'Patterns')] },
  { name: '', items: [item('PRODUCTS', 'Products')] },
  {
    name: 'Distribution',
    items: [item('PERMISSIONS', 'Permissions'), item('HIERARCHY', 'Hierarchy')],
  },
];

const page = (path: string, right: 'billing:view' | 'order-list:view' | 'hierarchy-master:view') =>
  defineRoute({
    path,
    title: 'billing.title',
    right,
    screen: async () => ({ default: () => <PageHeader title={path} /> }),
  });

async function open(path: string, menu: object[] = MENU): Promise<AtRoute> {
  storeSession({ access_token: 't' });
  const at = renderAt(path, [
    shellRoute([
      page('/billing', 'billing:view'),
      page('/order-list', 'order-list:view'),
      page('/hierarchy-master', 'hierarchy-master:view'),
    ]),
  ]);
  await waitFor(() => expect(at.environment.mock.getAllOperations()).toHaveLength(1));
  act(() => at.environment.mock.resolveMostRecentOperation({ data: { viewer: shellViewer({ menu }) } }));
  await screen.findByRole('heading', { name: path });
  return at;
}

const forget = (): void => {
  for (const name of ['folded', 'rail']) writePreference(name, undefined);
};
beforeEach(forget);
afterEach(forget);

const menu = () => within(screen.getByRole('navigation', { name: 'Menu' }));
const links = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.textContent);

const focused = () => document.activeElement?.textContent;

test('shows groups under their names; one without a screen that the person may open is hidden', async () => {
  await open('/billing');
  expect(links()).toEqual(['Billing', 'Create Order', 'Order List', 'Products', 'Permissions', 'Hierarchy']);
  const groups = menu().getAllByRole('button', { expanded: true });
  expect(groups.map((group) => group.textContent)).toEqual(['Orders', 'Distribution']);
  expect(menu().queryByText('Design Patterns')).toBeNull();
});

test('Distribution is there only for whom it is permitted', async () => {
  await open('/billing', MENU.slice(0, 4));
  expect(menu().queryByText('Distribution')).toBeNull();
});

test('a group folds, shows that the screen is one of its own, and stays folded', async () => {
  const { user, unmount } = await open('/order-list');
  const orders = menu().getByRole('button', { name: 'Orders' });
  expect(orders.getAttribute('aria-expanded')).toBe('true');
  await user.click(orders);
  expect(links()).toEqual(['Billing', 'Products', 'Permissions', 'Hierarchy']);
  expect(orders.hasAttribute('data-within')).toBe(true);
  unmount();
  await open('/order-list');
  expect(menu().getByRole('button', { name: 'Orders' }).getAttribute('aria-expanded')).toBe('false');
  expect(menu().getByRole('button', { name: 'Distribution' }).getAttribute('aria-expanded')).toBe('true');
});

test('the page in front is marked as the current one', async () => {
  await open('/order-list');
  const current = menu()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Order List']);
});

test('arrow keys walk the entries, and fold and open groups', async () => {
  const { user } = await open('/billing');
  act(() => menu().getByRole('link', { name: 'Billing' }).focus());
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Billing');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Orders');
  await user.keyboard('{ArrowLeft}');
  expect(links()).not.toContain('Order List');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Products');
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Create Order');
  await user.keyboard('{End}');
  expect(focused()).toBe('Collapse');
  await user.keyboard('{Home}');
  expect(focused()).toBe('Billing');
});

test('on the rail a group is an icon that opens its entries beside it', async () => {
  const { user, place } = await open('/billing');
  await user.click(menu().getByRole('button', { name: 'Collapse' }));
  expect(menu().queryByRole('link', { name: 'Hierarchy' })).toBeNull();
  await user.click(menu().getByRole('button', { name: 'Distribution' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hierarchy' }));
  expect(await screen.findByRole('heading', { name: '/hierarchy-master' })).toBeDefined();
  expect(place()).toBe('/hierarchy-master');
});

test('an icon of the rail tells its name to pointer and keyboard', async () => {
  const { user } = await open('/billing');
  await user.click(menu().getByRole('button', { name: 'Collapse' }));
  await user.hover(menu().getByRole('link', { name: 'Products' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Products');
});

test('the drawer of a phone has the same groups', async () => {
  setWidth(360);
  const { user } = await open('/billing');
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByRole('button', { name: 'Orders' }));
  expect(drawer.queryByRole('link', { name: 'Order List' })).toBeNull();
  expect(drawer.getByRole('link', { name: 'Hierarchy' })).toBeDefined();
});
