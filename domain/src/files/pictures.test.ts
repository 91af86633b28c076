import { expect, test } from 'vitest';
import { checkPicture, pictureType } from './pictures.ts';

const MB = 1024 * 1024;

test('a file is what its first bytes say', () => {
  expect(pictureType(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
  expect(pictureType(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('image/png');
  expect(pictureType(new TextEncoder().encode('GIF89a'))).toBe('image/gif');
  for (const text of ['', 'GIF', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFFxxxxWEBP', '\u00ff\u00d8'])
    expect(pictureType(new TextEncoder().encode(text))).toBeUndefined();
});

test('only JPEG and PNG, and of them not the large ones', () => {
  expect(checkPicture('avatar', { type: 'image/png', size: 2 * MB })).toBeUndefined();
  expect(checkPicture('avatar', { type: 'image/png', size: 2 * MB + 1 }, 'image')).toMatchObject({
    field: 'image',
    code: 'PAYLOAD_TOO_LARGE',
    message: 'File too large. Please upload an image smaller than 2MB.',
  });
  expect(checkPicture('avatar', { type: undefined, size: 1 })).toMatchObject({
    field: 'file',
    message: 'Invalid file type. Please upload a JPEG or PNG image.',
  });
});

test('a GIF is taken with an order only', () => {
  const gif = { type: 'image/gif', size: 1 } as const;
  for (const use of ['measurement', 'customPattern'] as const) expect(checkPicture(use, gif)).toBeUndefined();
  for (const use of ['avatar', 'logo', 'service', 'pattern', 'product'] as const)
    expect(checkPicture(use, gif)).toMatchObject({ code: 'INVALID_INPUT' });
});

test('a product says it in its own words, and may be larger', () => {
  expect(checkPicture('product', { type: 'image/jpeg', size: 4 * MB })).toBeUndefined();
  expect(checkPicture('product', { type: 'image/jpeg', size: 4 * MB + 1 })?.message).toBe(
    'Image must be smaller than 4MB!',
  );
  expect(checkPicture('product', { type: undefined, size: 1 })?.message).toBe(
    'You can only upload JPG/PNG files!',
  );
});
