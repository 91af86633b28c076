import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { readShown, writeShown, type Values } from './shown.ts';

/** Long enough that a word is searched at once. */
const PAUSE_MS = 200;

/** typed: after a pause, when no more is typed. chosen: at once. step: at once, and Back undoes it. */
export type When = 'typed' | 'chosen' | 'step';

export type ChangeShown<K extends string> = (values: Partial<Values<K>>, when?: When) => void;

interface Ahead<K extends string> {
  /** What the address does not have yet. */
  values: Partial<Values<K>>;
  /** On the way there. */
  sent: boolean;
}

const NOTHING = { values: {}, sent: false };

/** What a place in the browser's history carries that was made by a step. */
const STEP = { step: true };

const isStep = (state: unknown): boolean => typeof state === 'object' && state !== null && 'step' in state;

interface ShownState<K extends string> {
  shown: Values<K>;
  change: ChangeShown<K>;
  /** Undoes a step as Back would, or makes a change where there was none to undo. */
  unstep: (values: Partial<Values<K>>) => void;
}

/**
 * What a screen with a list and an open record shows, kept in its address. A change shows at once; the rows follow when
 * they are here. Typing, and walking through the records, reach the address after a pause, unless the person has gone
 * elsewhere by then. `defaults` must be the same object at every render.
 */
export function useShown<K extends string>(defaults: Values<K>): ShownState<K> {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const leaving = useNavigation().state !== 'idle';
  const [ahead, setAhead] = useState<Ahead<K>>(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (leaving) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [leaving]);

  const change: ChangeShown<K> = (changes, when = 'typed') => {
    const values = { ...ahead.values, ...changes };
    const send = (): void => {
      setAhead({ values, sent: true });
      const step = when === 'step';
      setParams((before) => writeShown(before, values, defaults), {
        replace: !step,
        state: step ? STEP : state,
      });
    };
    setAhead({ values, sent: false });
    clearTimeout(timer.current);
    if (when === 'typed') timer.current = setTimeout(send, PAUSE_MS);
    else send();
  };
  const written = readShown(params, defaults);
  const names = Object.keys(ahead.values) as K[];
  // Once the address has caught up, it alone counts again: Back must not be overruled by what was typed long ago.
  if (ahead.sent && names.every((name) => ahead.values[name] === written[name])) setAhead(NOTHING);
  return {
    shown: { ...written, ...ahead.values },
    change,
    unstep: (values) => {
      if (isStep(state)) void navigate(-1);
      else change(values, 'chosen');
    },
  };
}
