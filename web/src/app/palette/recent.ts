import { sessionOwner } from '../session/store.ts';
import type { Choice, ChoiceKind } from './choice.ts';

/** A choice as stored, without its icon. */
export interface Recent {
  key: string;
  kind: ChoiceKind;
  label: string;
  second?: string;
  path: string;
}

/** In local storage, which logging out empties. */
const NAME = 'galla.recent';
const MOST = 5;

interface Kept {
  /** The user who chose: another user who signs in after the session expired must not see it. */
  owner: string;
  choices: Recent[];
}

function readRecent(): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '') as Kept;
  } catch {
    return undefined;
  }
}

/** The user's recent choices, newest first. */
export function recentChoices(): Recent[] {
  const found = readRecent();
  return found?.owner === sessionOwner() ? found.choices : [];
}

/** Remembers a choice; actions are not remembered. */
export function rememberChoice({ key, kind, label, second, goal }: Choice): void {
  if (!('path' in goal)) return;
  const choice: Recent = { key, kind, label, path: goal.path, ...(second !== undefined && { second }) };
  const others = recentChoices().filter((other) => other.key !== key);
  const next: Kept = { owner: sessionOwner(), choices: [choice, ...others].slice(0, MOST) };
  try {
    localStorage.setItem(NAME, JSON.stringify(next));
  } catch {
    // If the storage is full, only this convenience is lost.
  }
}
