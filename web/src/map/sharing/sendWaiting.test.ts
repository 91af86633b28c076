import { POINT_LIMITS } from '@galla/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LocalRoutePoint } from '../../local/database.ts';
import { sendWaiting } from './sendWaiting.ts';

const kept = vi.hoisted(() => ({ points: [] as LocalRoutePoint[] }));
vi.mock(import('./kept.ts'), () => ({
  keepPoint: () => Promise.resolve(),
  waitingPoints: () => Promise.resolve(kept.points.slice(0, POINT_LIMITS.batch)),
  dropPoints: (gone: readonly LocalRoutePoint[]) => {
    kept.points = kept.points.filter((point) => !gone.includes(point));
    return Promise.resolve();
  },
}));

const point = (n: number): LocalRoutePoint => ({ key: String(n), latitude: 0, longitude: 0, at: '' });
beforeEach(() => {
  kept.points = Array.from({ length: 450 }, (_, n) => point(n));
});

test('everything goes in batches, oldest first, and is let go of', async () => {
  const sent: number[] = [];
  await sendWaiting((points) => {
    sent.push(points.length);
    return Promise.resolve(true);
  });
  expect(sent).toEqual([200, 200, 50]);
  expect(kept.points).toEqual([]);
});

test('in a dead spot everything stays, and what was taken before it does not', async () => {
  let answers = 1;
  await sendWaiting(() => {
    answers -= 1;
    return Promise.resolve(answers >= 0);
  });
  expect(kept.points).toHaveLength(250);
  expect(kept.points[0]?.key).toBe('200');
});
