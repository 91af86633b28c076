import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { DEMO_SHOPS } from '../shops/list.ts';
import { TRADES } from '../types.ts';
import { logoPath, picturePath } from './paths.ts';
import { writeImages } from './writeImages.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'galla-images-'));
  await writeImages(folder);
});

afterAll(() => rm(folder, { recursive: true }));

test.each(TRADES)('%s: 40 small square pictures, all different', async (trade) => {
  const files = await readdir(join(folder, 'shared', trade));
  expect(files.toSorted()).toEqual(
    Array.from({ length: 40 }, (_, at) =>
      picturePath(trade, at + 1)
        .split('/')
        .at(-1),
    ),
  );
  const pictures = await Promise.all(files.map((file) => readFile(join(folder, 'shared', trade, file))));
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(40);
  for (const picture of pictures) {
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(['png', 512, 512]);
    expect(picture.length).toBeLessThan(15_000);
  }
});

test('every shop has its logo', async () => {
  for (const { key } of DEMO_SHOPS) {
    const { format, width } = await sharp(await readFile(join(folder, logoPath(key)))).metadata();
    expect([format, width]).toEqual(['png', 256]);
  }
});

test('pictures that are there stay as they are, and no half folder is left', async () => {
  const kept = await mkdtemp(join(tmpdir(), 'galla-images-'));
  onTestFinished(() => rm(kept, { recursive: true }));
  await cp(folder, kept, { recursive: true });
  const own = join(kept, picturePath('retail', 1));
  await writeFile(own, 'the shop’s own');
  await writeImages(kept);
  expect(await readFile(own, 'utf8')).toBe('the shop’s own');
  expect((await readdir(join(kept, 'shared'))).toSorted()).toEqual(
    [...TRADES, 'designs', 'logos'].toSorted(),
  );
  expect((await stat(own)).mode & 0o077).toBe(0);
});
