/** Colours of the drawings: muted backgrounds, and flat colours that are distinguishable in a thumbnail. */

export const ground = {
  sand: '#F3E9D8',
  mint: '#DDEEE5',
  sky: '#DCEAF4',
  rose: '#F7E1E0',
  lilac: '#E8E2F2',
  butter: '#FBF0CB',
  mist: '#E6ECEE',
  peach: '#FBE6D4',
} as const;

export const paint = {
  ink: '#1F2D33',
  slate: '#4C6069',
  steel: '#93A5AD',
  silver: '#C9D3D7',
  white: '#FDFDFB',
  cream: '#F6EBCF',
  red: '#B8323A',
  brick: '#9A4A32',
  orange: '#DE7A2C',
  amber: '#E9A93A',
  gold: '#B98A2A',
  yellow: '#F2CB4B',
  leaf: '#6B9E4B',
  green: '#2F7A58',
  teal: '#1F7F86',
  blue: '#2B6CA3',
  navy: '#24375F',
  violet: '#6A4C93',
  plum: '#7E3566',
  pink: '#D2567F',
  brown: '#7A5236',
  wood: '#C08A55',
  skin: '#D9A273',
  black: '#20262A',
} as const;
