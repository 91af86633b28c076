import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MENUS, formatMessage } from '@galla/domain';
import { expect, test } from 'vitest';
import { screenAt } from '../router/screenAt.ts';

const PUBLIC = join(import.meta.dirname, '../../../public');
const read = (path: string): Buffer => readFileSync(join(PUBLIC, path));

interface Manifest {
  name: string;
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

const manifest = JSON.parse(read('manifest.webmanifest').toString()) as Manifest;

/** A PNG has its width and height in its header. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('has the product’s name and starts where the product does', () => {
  expect(manifest).toMatchObject({ name: formatMessage('shell.product'), start_url: '/', scope: '/' });
});

test('has icons of the sizes that it names, for every shape a device cuts', () => {
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  for (const { src, sizes } of drawn) expect(sizeOf(read(src)), src).toBe(sizes);
  expect(drawn.map(({ sizes, purpose }) => `${purpose} ${sizes}`).toSorted()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  expect(sizeOf(read('icons/apple-180.png'))).toBe('180x180');
});

test('its shortcuts are screens, by their names', () => {
  for (const { name, url } of manifest.shortcuts) {
    expect(screenAt(url), url).toBeDefined();
    expect(
      MENUS.some((menu) => menu.name === name && 'path' in menu && menu.path === url),
      name,
    ).toBe(true);
  }
});
