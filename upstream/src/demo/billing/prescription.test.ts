import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { randomPrescription } from './prescription.ts';

const random = createRandom(6);
const eyes = Array.from({ length: 300 }, () => randomPrescription(random)).flatMap(({ right, left }) => [
  right,
  left,
]);

test('powers are in steps of a quarter with their sign', () => {
  for (const { sph, cyl, add } of eyes) {
    for (const power of [sph, cyl, add].filter((one) => one !== undefined)) {
      expect(power).toMatch(/^(0\.00|[+-]\d{1,2}\.(00|25|50|75))$/);
    }
  }
});

test('a cylinder has an axis from 0 to 180 in steps of 5, and no axis stands alone', () => {
  expect(eyes.some(({ cyl }) => cyl)).toBe(true);
  for (const { cyl, axis } of eyes) {
    expect(axis === undefined).toBe(cyl === undefined);
    expect(Number(axis ?? 0) % 5).toBe(0);
    expect(Number(axis ?? 0)).toBeLessThanOrEqual(180);
  }
});
