import type { Problem } from '@galla/domain';
import { useState } from 'react';
import { newKey } from '../../../app/key.ts';
import { useDraft } from '../../../local/useDraft.ts';

/** Settings that are saved together. */
interface Group<S> {
  /** Storage name of the draft. */
  draft: string;
  defaults: S;
  check: (settings: S) => Problem[];
}

export interface Changes<S> {
  /** The values including unsaved changes. */
  values: S;
  /** Only the changed settings, so that changes by other users are kept. */
  changes: Partial<S>;
  changed: boolean;
  /** Problems by setting. */
  problems: Readonly<Record<string, string>>;
  /** The idempotency key: however often the current changes are sent, they are saved once. */
  key: string;
  change: (changes: Partial<S>) => void;
  /** The changes were saved or discarded. */
  drop: () => void;
}

/** The changes that differ from the saved values. */
function differing<S extends object>(changes: Partial<S>, saved: S): Partial<S> {
  const entries = Object.entries(changes).filter(([name, value]) => saved[name as keyof S] !== value);
  return Object.fromEntries(entries) as Partial<S>;
}

/** Unsaved changes of settings; they survive a closed tab and an expired session. */
export function useChanges<S extends object>(
  saved: S,
  { draft: name, defaults, check }: Group<S>,
): Changes<S> {
  /** Whether a stored draft is valid: an older version may have stored another shape. */
  const isChanges = (value: unknown): value is Partial<S> =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((one) => Object.hasOwn(defaults, one)) &&
    check({ ...defaults, ...value }).length === 0;
  const { draft, keep, drop: dropDraft } = useDraft(name, isChanges);
  const [chosen, setChosen] = useState<Partial<S>>(draft ?? {});
  const [key, setKey] = useState(newKey);
  const changes = differing(chosen, saved);
  const values = { ...saved, ...changes };
  return {
    values,
    changes,
    changed: Object.keys(changes).length > 0,
    problems: Object.fromEntries(check(values).map(({ field, message }) => [field, message])),
    key,
    change: (more) => {
      const next = { ...changes, ...more };
      setChosen(next);
      setKey(newKey());
      keep(next);
    },
    drop: () => {
      dropDraft();
      setChosen({});
      setKey(newKey());
    },
  };
}
