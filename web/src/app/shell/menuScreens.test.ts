import { MENUS, type MenuSlug } from '@galla/domain';
import { expect, test } from 'vitest';
import { menuScreen } from './menuScreens.ts';

/** Settings, accounts and the profile are at the foot of the sidebar. */
const ELSEWHERE: readonly MenuSlug[] = ['profile', 'settings', 'account-details'];

test('every menu that has a screen stands in the sidebar', () => {
  const missing = MENUS.filter(
    (menu) =>
      'path' in menu &&
      !('planned' in menu) &&
      !ELSEWHERE.includes(menu.slug) &&
      menuScreen(menu.code) === undefined,
  );
  expect(missing.map(({ slug }) => slug)).toEqual([]);
});
