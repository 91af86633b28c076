import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { DEFAULTS, shownIn, type Shown } from './address.ts';

/** Long enough that a word is searched at once. */
const PAUSE_MS = 200;

/** typed: after a pause, when no more is typed. chosen: at once. step: at once, and Back undoes it. */
export type When = 'typed' | 'chosen' | 'step';

export type ChangeShown = (values: Partial<Shown>, when?: When) => void;

interface Ahead {
  /** What the address does not have yet. */
  values: Partial<Shown>;
  /** On the way there. */
  sent: boolean;
}

const NOTHING: Ahead = { values: {}, sent: false };

/** What a place in the browser's history carries that was made by a step. */
const STEP = { step: true };

const isStep = (state: unknown): boolean => typeof state === 'object' && state !== null && 'step' in state;

/** Writes values into an address; one that has its default does not stand there. */
function write(before: URLSearchParams, values: Partial<Shown>): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries({ ...shownIn(before), ...values })) {
    if (value === DEFAULTS[name as keyof Shown]) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

interface ShownState {
  shown: Shown;
  change: ChangeShown;
  /** Undoes a step as Back would, or makes a change where there was none to undo. */
  unstep: (values: Partial<Shown>) => void;
}

/**
 * What the screen shows, kept in its address. A change shows at once; the rows follow when they are here. Typing, and
 * walking through the bills, reach the address after a pause, unless the person has gone elsewhere by then.
 */
export function useShown(): ShownState {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const leaving = useNavigation().state !== 'idle';
  const [ahead, setAhead] = useState(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (leaving) clearTimeout(timer.current);
    return () => clearTimeout(timer.current);
  }, [leaving]);

  const change: ChangeShown = (changes, when = 'typed') => {
    const values = { ...ahead.values, ...changes };
    const send = (): void => {
      setAhead({ values, sent: true });
      const step = when === 'step';
      setParams((before) => write(before, values), { replace: !step, state: step ? STEP : state });
    };
    setAhead({ values, sent: false });
    clearTimeout(timer.current);
    if (when === 'typed') timer.current = setTimeout(send, PAUSE_MS);
    else send();
  };
  const written = shownIn(params);
  const names = Object.keys(ahead.values) as (keyof Shown)[];
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
