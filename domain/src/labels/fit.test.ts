import { expect, test } from 'vitest';
import { fitLines } from './fit.ts';

const lines = (text: string, room: number, most = 2): string[] =>
  fitLines(text, most, (one) => Array.from(one).length <= room);

test('a text is broken at spaces, and what has no room ends in an ellipsis', () => {
  expect(lines('Amul Gold full cream milk', 15)).toEqual(['Amul Gold full', 'cream milk']);
  expect(lines('Amul Gold full cream milk, chilled', 10)).toEqual(['Amul Gold', 'full crea…']);
  expect(lines('Supercalifragilistic', 10)).toEqual(['Supercalif', 'ragilistic']);
});

test('a figure and its unit stay together', () => {
  expect(lines('Amul Gold full cream milk, 1 l', 28)).toEqual(['Amul Gold full cream milk,', '1 l']);
  expect(lines('Toned milk, 500 ml', 15)).toEqual(['Toned milk,', '500 ml']);
  expect(lines('500 ml', 4)).toEqual(['500', 'ml']);
  expect(lines('Size 40 cotton', 10)).toEqual(['Size 40', 'cotton']);
});
