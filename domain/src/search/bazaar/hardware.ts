import type { WordGroups } from './groups.ts';

/** Hardware, electrical and plumbing goods. */
export const HARDWARE: WordGroups = [
  ['wire', 'taar'],
  ['fan', 'pankha'],
  ['bulb', 'latoo'],
  ['tap', 'cock', 'nal'],
  ['pipe', 'paip'],
  ['lock', 'tala'],
  ['nail', 'keel'],
  ['hammer', 'hathoda', 'hathodi'],
  ['cement', 'siment'],
  ['paint', 'rang'],
  ['screw', 'pench'],
  ['screwdriver', 'pechkas'],
  ['pliers', 'pakkad', 'plas'],
  ['tank', 'tanki'],
  ['switch', 'swich'],
];
