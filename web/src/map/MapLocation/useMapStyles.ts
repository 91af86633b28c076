import { useEffect, useState } from 'react';

/** What the installation has set for the map; every address is absent where it set none. */
export interface MapStyles {
  /** Addresses of tiles with {z}, {x} and {y}. */
  streets?: string;
  satellite?: string;
  dark?: string;
  /** What the map service wants to be named by. */
  attribution?: string;
}

export const STYLE_KINDS = ['streets', 'satellite', 'dark'] as const;
export type StyleKind = (typeof STYLE_KINDS)[number];

/** Streets are there always, by the own base map; the others need an address. */
export const isOpen = (styles: MapStyles, kind: StyleKind): boolean =>
  kind === 'streets' || styles[kind] !== undefined;

/** The style that the address names, where it can be shown. */
export const chosenStyle = (styles: MapStyles, named: string): StyleKind =>
  STYLE_KINDS.find((kind) => kind === named && isOpen(styles, kind)) ?? 'streets';

/** Asked for once; without an answer the own base map is what there is. */
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

/** The styles of this installation; undefined until they are known. */
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
