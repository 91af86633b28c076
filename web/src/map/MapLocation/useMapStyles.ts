import { useEffect, useState } from 'react';

/** The installation's map settings; unset URLs are absent. */
export interface MapStyles {
  /** Tile URLs with {z}, {x} and {y}. */
  streets?: string;
  satellite?: string;
  dark?: string;
  /** Attribution required by the map service. */
  attribution?: string;
}

export const STYLE_KINDS = ['streets', 'satellite', 'dark'] as const;
export type StyleKind = (typeof STYLE_KINDS)[number];

/** Streets are always available thanks to our own base map; other styles need a URL. */
export const isOpen = (styles: MapStyles, kind: StyleKind): boolean =>
  kind === 'streets' || styles[kind] !== undefined;

/** The style named in the URL, if it is available. */
export const chosenStyle = (styles: MapStyles, named: string): StyleKind =>
  STYLE_KINDS.find((kind) => kind === named && isOpen(styles, kind)) ?? 'streets';

/** Fetched once; on failure our own base map is used. */
let asked: Promise<MapStyles> | undefined;

const ask = async (): Promise<MapStyles> => {
  try {
    const answer = await fetch('/map-styles.json');
    return answer.ok ? ((await answer.json()) as MapStyles) : {};
  } catch {
    asked = undefined;
    return {};
  }
};

/** The map styles of this installation; undefined until loaded. */
export function useMapStyles(): MapStyles | undefined {
  const [styles, setStyles] = useState<MapStyles>();
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      asked ??= ask();
      const known = await asked;
      if (!gone) setStyles(known);
    };
    void load();
    return () => {
      gone = true;
    };
  }, []);
  return styles;
}
