import { expect, test } from 'vitest';
import { ownPath } from './ownPath.ts';

test.each([
  ['https://shop.example/files/a.png?e=1&s=abc', '/files/a.png?e=1&s=abc'],
  ['http://localhost:4000/pdf/RG9j', '/pdf/RG9j'],
  ['/files/a.png', '/files/a.png'],
  ['//evil.example/a.png', '/a.png'],
  ['blob:http://localhost/0b7a0a6e', 'blob:http://localhost/0b7a0a6e'],
])('%s is asked as %s', (address, path) => {
  expect(ownPath(address)).toBe(path);
});
