import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test.each([
  ['\u{202A}+91 98290 41526\u{202C}', '+91 98290 41526'],
  ['Meena\u{202E}fdp.exe', 'Meenafdp.exe'],
  ['\u{FEFF}Sona\u{200B}', 'Sona'],
])('%j is %s', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});

test('the joiners of Indian scripts and of emoji stay', () => {
  for (const name of ['ക്‍ഷമ', 'क्‍ष', 'क्‌ष', '👨‍👩‍👧']) expect(plainText(name)).toBe(name);
});
