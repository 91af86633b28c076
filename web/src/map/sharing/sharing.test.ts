import { SHARING_RULES } from '@galla/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { isSharing, setSharing } from './sharing.ts';
import { takePoint } from './takePoint.ts';

afterEach(() => vi.unstubAllGlobals());

const NOON = new Date('2026-11-20T06:30:00Z');
const NIGHT = new Date('2026-11-20T18:30:00Z');
const BEFORE = { latitude: 26.9124, longitude: 75.7873, at: new Date(NOON.getTime() - 60_000) };

/** Mocks a position this many metres to the north; returns how often it was requested. */
function standAt(metres: number): { times: number } {
  const asked = { times: 0 };
  const getCurrentPosition = (notify: PositionCallback): void => {
    asked.times += 1;
    const coords = { latitude: 26.9124 + metres / 111_195, longitude: 75.7873 };
    notify({ coords, timestamp: NOON.getTime() } as unknown as GeolocationPosition);
  };
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return asked;
}

const take = (now = NOON) => takePoint({ rules: SHARING_RULES, zone: 'Asia/Kolkata', before: BEFORE }, now);

test('a point is taken 50 m from the one before, and not nearer', async () => {
  standAt(51);
  expect(await take()).toMatchObject({ longitude: 75.7873, at: NOON });
  standAt(49);
  expect(await take()).toBeUndefined();
});

test("outside of the shop's hours the browser is not even asked", async () => {
  const asked = standAt(500);
  expect(await take(NIGHT)).toBeUndefined();
  expect(asked.times).toBe(0);
});

test('sharing ends when the storage is emptied, as logging out does', () => {
  setSharing(true);
  expect(isSharing()).toBe(true);
  localStorage.clear();
  expect(isSharing()).toBe(false);
});
