import { findBest, fitsAsTyped, NO_BAZAAR, plainWords } from '@galla/domain';
import type { Choice } from './choice.ts';

const codeOf = ({ second }: Choice): string[] => (second === undefined ? [] : [second]);

const found = (choices: readonly Choice[], text: string, codesOf: (choice: Choice) => string[]): Choice[] => {
  const things = choices.map((choice) => ({
    choice,
    words: plainWords(choice.label, codesOf(choice), choice.others),
    sold: 0,
    order: '',
  }));
  return findBest(things, text, NO_BAZAAR).map(({ choice }) => choice);
};

/** Screens and acts that a text stands for, the best first; equally good ones as they stand. */
export const findChoices = (choices: readonly Choice[], text: string): Choice[] =>
  found(choices, text, () => []);

/** Of records found for other letters those that a text still stands for, by name, number or code. */
export const stillFound = (choices: readonly Choice[], text: string): Choice[] =>
  found(choices, text, codeOf);

/** Whether what is shown of a choice has the text as it was typed, not only with a letter wrong. */
export const showsTyped = (choice: Choice, text: string): boolean =>
  fitsAsTyped({ words: plainWords(choice.label, codeOf(choice)) }, text, NO_BAZAAR);
