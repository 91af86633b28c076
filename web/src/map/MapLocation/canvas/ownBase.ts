import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { feature } from 'topojson-client';
import { graticule } from './graticule.ts';

/** The parts of a base map. */
export interface Base {
  sources: Record<string, SourceSpecification>;
  layers: LayerSpecification[];
}

const LIGHT = { sea: '#D3E6EE', land: '#F4F7F4', coast: '#9FB6BC', line: '#BFD2D8' };
const DARK = { sea: '#0D2028', land: '#1B2629', coast: '#4A6068', line: '#24363D' };

/**
 * Galla's own base map, which works offline: the coastline of Natural Earth (public domain, 1 : 50 million)
 * and a line per degree. It has no streets, and no borders, because those of free data are not the ones that
 * Indian law requires.
 */
export async function ownBase(dark: boolean): Promise<Base> {
  const { default: world } = await import('world-atlas/land-50m.json');
  const topology = world as unknown as Parameters<typeof feature>[0];
  const { land } = topology.objects;
  const colours = dark ? DARK : LIGHT;
  return {
    sources: {
      ...(land && { land: { type: 'geojson', data: feature(topology, land), attribution: '' } }),
      graticule: { type: 'geojson', data: graticule() },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      { id: 'coast', type: 'line', source: 'land', paint: { 'line-color': colours.coast, 'line-width': 1 } },
      { id: 'graticule', type: 'line', source: 'graticule', paint: { 'line-color': colours.line } },
    ],
  };
}
