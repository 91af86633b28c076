import { keepEnd } from './keepEnd.ts';

/** Between a number and what it counts ("5 kg", "2.5 sq mm"), and within a pack of several ("2 x 45 ml"). */
const BELONGS = /(?<=\d) (?=\p{L})|(?<=\d sq) (?=\p{L})|(?<= [x×]) (?=\d)/gu;

/** No line ends between a number and its unit. */
export const keepUnits = (text: string): string => text.replaceAll(BELONGS, '\u00A0');

/** The name of an item as lists draw it: its end stays, and so does the unit beside its number. */
export const itemName = (name: string): string => keepUnits(keepEnd(name));
