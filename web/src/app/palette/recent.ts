import { sessionOwner } from '../session/store.ts';
import type { Choice, ChoiceKind } from './choice.ts';

/** A choice as it is kept, without its picture. */
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
  /** Who chose: another person who signs in after a session ran out sees nothing of it. */
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

/** What this person went to last, newest first. */
export function recentChoices(): Recent[] {
  const found = readRecent();
  return found?.owner === sessionOwner() ? found.choices : [];
}

/** Keeps where somebody went; acts are not kept, since nobody wants to log out again. */
export function rememberChoice({ key, kind, label, second, goal }: Choice): void {
  if (!('path' in goal)) return;
  const choice: Recent = { key, kind, label, path: goal.path, ...(second !== undefined && { second }) };
  const others = recentChoices().filter((other) => other.key !== key);
  const next: Kept = { owner: sessionOwner(), choices: [choice, ...others].slice(0, MOST) };
  try {
    localStorage.setItem(NAME, JSON.stringify(next));
  } catch {
    // A full storage loses a convenience, no work.
  }
}
