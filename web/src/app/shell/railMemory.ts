import { useState } from 'react';
import { readPreference, writePreference } from '../preference.ts';

/**
 * Whether the sidebar is a rail. Stored separately for ordinary screens, where it starts open, and for working
 * screens (cart, payment, history), where space is needed and it starts as a rail.
 */
export function useRail(working: boolean): [boolean, () => void] {
  const name = working ? 'working-rail' : 'rail';
  const [chosen, setChosen] = useState<Record<string, boolean>>({});
  const rail = chosen[name] ?? (readPreference(name) ?? (working ? 'yes' : 'no')) === 'yes';
  const turn = (): void => {
    writePreference(name, rail ? 'no' : 'yes');
    setChosen({ ...chosen, [name]: !rail });
  };
  return [rail, turn];
}
