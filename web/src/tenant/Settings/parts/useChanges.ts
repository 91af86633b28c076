import type { Problem } from '@galla/domain';
import { useState } from 'react';
import { newKey } from '../../../app/key.ts';
import { useDraft } from '../../../local/useDraft.ts';

/** A group of settings that is saved as one. */
interface Group<S> {
  /** The name of its draft on this device. */
  draft: string;
  defaults: S;
  check: (settings: S) => Problem[];
}

export interface Changes<S> {
  /** As they would be saved. */
  values: S;
  /** Only what was changed: what somebody else changes meanwhile stays his. */
  changes: Partial<S>;
  changed: boolean;
  /** Why a setting can't be saved, by its name. */
  problems: Readonly<Record<string, string>>;
  /** Makes one saving of what is there now, however often it is sent. */
  key: string;
  change: (changes: Partial<S>) => void;
  /** They are saved, or given up. */
  drop: () => void;
}

/** What of it differs from what is saved. */
function differing<S extends object>(changes: Partial<S>, saved: S): Partial<S> {
  const entries = Object.entries(changes).filter(([name, value]) => saved[name as keyof S] !== value);
  return Object.fromEntries(entries) as Partial<S>;
}

/** What is chosen on the screen and not saved yet; it survives a closed tab and an ended session. */
export function useChanges<S extends object>(
  saved: S,
  { draft: name, defaults, check }: Group<S>,
): Changes<S> {
  /** Whether what was kept on the device can be shown: an older version may have kept something else. */
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
