import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '../settings.ts';
import { isTileAddress, tileOrigins } from './mapStyles.ts';

const UPSTREAM = { UPSTREAM_URL: 'http://localhost:4002' };
const TILES = 'https://tiles.example/streets/{z}/{x}/{y}.png?key=abc';

test('an address of tiles has a place for zoom, column and row', () => {
  expect(isTileAddress(TILES)).toBe(true);
  for (const wrong of ['https://tiles.example/{z}/{x}.png', 'tiles/{z}/{x}/{y}', 'ftp://a/{z}/{x}/{y}'])
    expect(isTileAddress(wrong)).toBe(false);
});

test('styles come from the settings; what is not set is absent', () => {
  expect(readSettings(UPSTREAM).mapTiles).toEqual({});
  const { mapTiles } = readSettings({
    ...UPSTREAM,
    MAP_STREETS: TILES,
    MAP_DARK: 'https://tiles.example/dark/{z}/{x}/{y}.png',
    MAP_ATTRIBUTION: '© Example',
  });
  expect(mapTiles).toEqual({
    streets: TILES,
    dark: 'https://tiles.example/dark/{z}/{x}/{y}.png',
    attribution: '© Example',
  });
  expect(tileOrigins(mapTiles)).toEqual(['https://tiles.example']);
  expect(() => readSettings({ ...UPSTREAM, MAP_SATELLITE: 'https://tiles.example/' })).toThrow(SettingsError);
});
