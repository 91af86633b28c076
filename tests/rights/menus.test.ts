import { readFileSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { MENUS, partsOfRight, type Menu } from '@galla/domain';
import { expect, test } from 'vitest';
import { endpoints } from '../contractEndpoints.ts';

const WEB = resolve(import.meta.dirname, '../../web/src');

/** The addresses of all screens, as their routes name them; `/` is where everybody begins. */
const screens = new Set([
  '/',
  ...globSync('**/route.ts', { cwd: WEB }).flatMap((file) => {
    const [, path] = /path: '([^']+)'/.exec(readFileSync(resolve(WEB, file), 'utf8')) ?? [];
    return path === undefined ? [] : [path];
  }),
]);
/** The menus that a call asks a right on. */
const asked = new Set(
  endpoints.flatMap(({ endpoint: { rights } }) =>
    typeof rights === 'string' ? [] : rights.map((right) => partsOfRight(right).menu),
  ),
);

/** A tick in the matrix of rights does something, and what does something can be ticked. */
test.each(MENUS)('$code has a screen or a call', (menu: Menu) => {
  expect(asked.has(menu.slug) || (menu.path !== undefined && screens.has(menu.path))).toBe(true);
});
