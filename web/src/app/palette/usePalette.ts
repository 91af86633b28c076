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
  /** The one that Enter takes; -1 for none. */
  current: number;
  markCurrent: (index: number) => void;
  choose: (choice: Choice) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  busy: boolean;
  failed: string | undefined;
  /** Whether what is shown comes from this device, since the server could not be asked. */
  fromDevice: boolean;
  retry: () => void;
}

/** What is typed, what it finds, and the keys that walk it. */
export function usePalette(known: Choices, onChosen: (choice: Choice) => void): PaletteState {
  const { choices: found, busy, failed, look } = useFound(known);
  const [text, setText] = useState('');
  const [walked, setWalked] = useState<number>();
  const [recent] = useState(recentChoices);
  const wanted = text.trim();
  // Until the answer is here, of what was found before only what still fits: Enter must not open another.
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
  // What was typed with a letter wrong may be right for what only the server knows.
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
