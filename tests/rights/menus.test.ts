import { readFileSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { MENUS, partsOfRight, type Menu } from '@galla/domain';
import { expect, test } from 'vitest';
import { endpoints } from '../contractEndpoints.ts';

const WEB = resolve(import.meta.dirname, '../../web/src');

/** Paths of all screens by their routes; `/` is where everybody starts. */
const screens = new Set([
  '/',
  ...globSync('**/route.ts', { cwd: WEB }).flatMap((file) => {
    const [, path] = /path: '([^']+)'/.exec(readFileSync(resolve(WEB, file), 'utf8')) ?? [];
    return path === undefined ? [] : [path];
  }),
]);
/** Menus on which a call requires a right. */
const asked = new Set(
  endpoints.flatMap(({ endpoint: { rights } }) =>
    typeof rights === 'string' ? [] : rights.map((right) => partsOfRight(right).menu),
  ),
);

/** Every flag in the rights matrix has an effect, and every effect has a flag. */
test.each(MENUS)('$code has a screen or a call', (menu: Menu) => {
  expect(asked.has(menu.slug) || (menu.path !== undefined && screens.has(menu.path))).toBe(true);
});
