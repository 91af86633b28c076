import { useState } from 'react';
import { readPreference, writePreference } from '../../app/preference.ts';
import { PAGE_SIZE } from './ticks.ts';

const NAME = 'rights-page';
const ALL = 'all';

/** Menus per page: ten, as specified, or all; remembered on this device. */
export function usePageSize(): { all: boolean; size: number; onAll: (all: boolean) => void } {
  const [all, setAll] = useState(readPreference(NAME) === ALL);
  return {
    all,
    size: all ? Number.MAX_SAFE_INTEGER : PAGE_SIZE,
    onAll: (next) => {
      setAll(next);
      writePreference(NAME, next ? ALL : undefined);
    },
  };
}
