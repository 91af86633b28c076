import type { StyleSpecification } from 'maplibre-gl';
import type { MapStyles, StyleKind } from '../useMapStyles.ts';
import { ownBase, type Base } from './ownBase.ts';
import { routeLayers, routeSources } from './routeLayers.ts';

const tiles = (address: string, attribution: string | undefined): Base => ({
  sources: {
    tiles: { type: 'raster', tiles: [address], tileSize: 256, ...(attribution && { attribution }) },
  },
  layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
});

/** Whether a style falls back to our own base map, because no tile URL is configured. */
export const isOwn = (styles: MapStyles, kind: StyleKind): boolean => styles[kind] === undefined;

/** A style with the route layers on top; they are empty until a route is drawn. */
export async function styleOf(
  styles: MapStyles,
  kind: StyleKind,
  dark: boolean,
): Promise<StyleSpecification> {
  const address = styles[kind];
  const base = address === undefined ? await ownBase(dark) : tiles(address, styles.attribution);
  return {
    version: 8,
    sources: { ...base.sources, ...routeSources },
    layers: [...base.layers, ...routeLayers(dark || kind !== 'streets')],
  };
}
