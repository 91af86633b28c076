import { useState, type KeyboardEvent } from 'react';
import { rowKeys } from '../../ui/rowKeys.ts';
import { useEarlyEnter } from '../../ui/useEarlyEnter.ts';
import type { Choice, Section } from './choice.ts';
import { showsTyped, stillFound } from './findChoices.ts';
import { recentChoices, rememberChoice } from './recent.ts';
import { firstSections, foundSections } from './sections.ts';
import type { Choices } from './useChoices.ts';
import { useDeviceCustomers } from './useDeviceCustomers.ts';
import { useDeviceItems } from './useDeviceItems.ts';
import { SHORTEST, useFound } from './useFound.ts';

export interface PaletteState {
  text: string;
  type: (text: string) => void;
  sections: readonly Section[];
  /** Index of the choice that Enter selects; -1 for none. */
  current: number;
  markCurrent: (index: number) => void;
  choose: (choice: Choice) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  busy: boolean;
  failed: string | undefined;
  /** Whether the results come from this device because the server could not be asked. */
  fromDevice: boolean;
  retry: () => void;
}

/** The palette's state: the text, its results and keyboard navigation. */
export function usePalette(known: Choices, onChosen: (choice: Choice) => void): PaletteState {
  const { choices: found, busy, failed, look } = useFound(known);
  const [text, setText] = useState('');
  const [walked, setWalked] = useState<number>();
  const [recent] = useState(recentChoices);
  const wanted = text.trim();
  // Until the answer arrives, only earlier results that still match are kept: Enter must not open an unrelated one.
  const fitting = busy ? stillFound(found, wanted) : found;
  const searched = wanted.length < SHORTEST ? '' : wanted;
  const items = useDeviceItems(known, searched);
  const customers = useDeviceCustomers(known.customers && failed !== undefined, searched);
  const here = [...items, ...customers];
  const sections = wanted === '' ? firstSections(known, recent) : foundSections(known, wanted, here, fitting);
  const all = sections.flatMap(({ choices }) => choices);
  const choose = (choice: Choice): void => {
    rememberChoice(choice);
    onChosen(choice);
  };
  // A fuzzy match may be an exact one of a record that only the server knows.
  const sure = all.findIndex((choice) => !(choice.near ?? !showsTyped(choice, wanted)));
  const current = Math.min(walked ?? Math.max(sure, 0), all.length - 1);
  const waitsWith = useEarlyEnter(text, busy && sure === -1 && walked === undefined, () => {
    const choice = all[current];
    if (choice !== undefined && (sure !== -1 || failed === undefined)) choose(choice);
  });
  const keys = rowKeys({
    count: all.length,
    current,
    onCurrent: setWalked,
    onChoose: (index) => {
      const choice = all[index];
      if (choice !== undefined) choose(choice);
    },
  });
  return {
    text,
    type: (next) => {
      setText(next);
      setWalked(undefined);
      look(next);
    },
    sections,
    current,
    markCurrent: setWalked,
    choose,
    onKeyDown: (event) => {
      if (!waitsWith(event)) keys(event);
    },
    busy,
    failed,
    fromDevice: failed !== undefined && here.length > 0,
    retry: () => look(text),
  };
}
