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

/** Screens and actions that match a text, best first; equally good ones keep their order. */
export const findChoices = (choices: readonly Choice[], text: string): Choice[] =>
  found(choices, text, () => []);

/** Earlier results that still match the current text by name, number or code. */
export const stillFound = (choices: readonly Choice[], text: string): Choice[] =>
  found(choices, text, codeOf);

/** Whether the choice's visible text contains the typed text exactly. */
export const showsTyped = (choice: Choice, text: string): boolean =>
  fitsAsTyped({ words: plainWords(choice.label, codeOf(choice)) }, text, NO_BAZAAR);
