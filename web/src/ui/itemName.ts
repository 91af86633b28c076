import { keepEnd } from './keepEnd.ts';

/** Spaces between a number and its unit ("5 kg", "2.5 sq mm"), and within a multipack ("2 x 45 ml"). */
const BELONGS = /(?<=\d) (?=\p{L})|(?<=\d sq) (?=\p{L})|(?<= [x×]) (?=\d)/gu;

/** Prevents line breaks between a number and its unit. */
export const keepUnits = (text: string): string => text.replaceAll(BELONGS, '\u00A0');

/** An item's name for lists: keeps its end, and units with their numbers. */
export const itemName = (name: string): string => keepUnits(keepEnd(name));
