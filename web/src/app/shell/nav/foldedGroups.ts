import { useState } from 'react';
import { readPreference, writePreference } from '../../preference.ts';

const NAME = 'folded';
const BETWEEN = '.';

const read = (): string[] => (readPreference(NAME) ?? '').split(BETWEEN).filter((part) => part !== '');

/** A cookie name takes no spaces: "Design Patterns" is stored as "design-patterns". */
const keyOf = (group: string): string => group.toLowerCase().replaceAll(/\W+/g, '-');

/** Which groups of the sidebar the user has folded; remembered on this device. */
export function useFoldedGroups(): { isFolded: (group: string) => boolean; turn: (group: string) => void } {
  const [folded, setFolded] = useState(read);
  return {
    isFolded: (group) => folded.includes(keyOf(group)),
    turn: (group) => {
      const key = keyOf(group);
      const next = folded.includes(key) ? folded.filter((other) => other !== key) : [...folded, key];
      writePreference(NAME, next.length === 0 ? undefined : next.join(BETWEEN));
      setFolded(next);
    },
  };
}
