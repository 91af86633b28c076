import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

const PLACE = { publicUrl: undefined, host: 'localhost', port: 4000, tls: undefined };
const TLS = { cert: 'a', key: 'b' };

test.each([
  [PLACE, 'http://localhost:4000'],
  [{ ...PLACE, publicUrl: 'https://shop.example' }, 'https://shop.example'],
  [{ ...PLACE, host: '192.168.1.5', tls: TLS }, 'https://192.168.1.5:4000'],
  [{ ...PLACE, host: '0.0.0.0' }, 'http://localhost:4000'],
  [{ ...PLACE, host: '::' }, 'http://localhost:4000'],
  [{ ...PLACE, host: '::1', port: 80 }, 'http://[::1]'],
])('%j is opened at %s', (place, origin) => {
  expect(originOf(place)).toBe(origin);
});
