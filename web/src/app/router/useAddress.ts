import { use, useEffect, useEffectEvent, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
  useSearchParams,
  type Path,
} from 'react-router-dom';
import { otherParams, readAddress, writeAddress, type Values } from './address.ts';
import { useAsking } from './unsaved.ts';

/** Long enough to write a whole word at once, short enough for a reload to find it. */
const PAUSE_MS = 200;
const AT_ONCE_MS = 0;

/** typed: debounced. chosen: at once. step: at once, with a history entry, so that Back undoes it. */
export type When = 'typed' | 'chosen' | 'step';

export type ChangeAddress<K extends string> = (values: Partial<Values<K>>, when?: When) => void;

interface Pending<K extends string> {
  /** Values not yet in the address. */
  values: Partial<Values<K>>;
  when: When;
  /** Whether the navigation has started. */
  sent: boolean;
}

const NOTHING = { values: {}, when: 'chosen', sent: false } as const;

/** History state of an entry that a step created. */
const STEP = { step: true };

const isStep = (state: unknown): boolean => typeof state === 'object' && state !== null && 'step' in state;

interface Address<K extends string> {
  values: Values<K>;
  change: ChangeAddress<K>;
  /** Undoes a step like Back; without one it changes the values. */
  undo: (values: Partial<Values<K>>) => void;
}

/**
 * A screen's state, kept in its address, so that reload, Back and shared links restore it. Changes show at once.
 * They are not written while the user is navigating elsewhere or is asked whether to leave. `defaults` must be a
 * stable object.
 */
export function useAddress<K extends string>(defaults: Values<K>): Address<K> {
  const [params, setParams] = useSearchParams();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const router = use(DataRouterContext)?.router;
  const asking = useAsking();
  const [pending, setPending] = useState<Pending<K>>(NOTHING);
  const written = readAddress(params, defaults);
  const here = JSON.stringify(written);
  const [seen, setSeen] = useState(here);
  const [sent, setSent] = useState(here);
  const isElsewhere = (place: Pick<Path, 'pathname' | 'search'>): boolean =>
    place.pathname !== pathname || otherParams(place.search, defaults) !== otherParams(search, defaults);
  const held = asking || (next !== undefined && isElsewhere(next));
  /** The router may have left before this screen rerenders; writing now would change the next screen's address. */
  const hasLeft = (): boolean =>
    router !== undefined && isElsewhere(router.state.navigation.location ?? router.state.location);

  const write = ({ values, when }: Pending<K>): void => {
    const step = when === 'step';
    // Navigating to the current address would reload the screen's data; it is still needed to cancel a pending
    // navigation.
    const isHere = String(writeAddress(params, values, defaults)) === String(params);
    if (isHere && next === undefined) return;
    setSent(JSON.stringify(readAddress(writeAddress(params, values, defaults), defaults)));
    setParams((before) => writeAddress(before, values, defaults), {
      replace: !step,
      state: step ? STEP : state,
    });
  };
  const send = useEffectEvent((ready: Pending<K>) => {
    if (hasLeft()) return;
    // Changes made since then stay pending and are written next.
    setPending((before) => (before === ready ? { ...ready, sent: true } : before));
    write(ready);
  });
  const names = Object.keys(pending.values) as K[];
  const waiting = names.length > 0 && !pending.sent && !held;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => send(pending), pending.when === 'typed' ? PAUSE_MS : AT_ONCE_MS);
    return () => clearTimeout(timer);
  }, [waiting, pending]);

  const change: ChangeAddress<K> = (changes, when = 'chosen') => {
    const now = when !== 'typed' && !held && !hasLeft();
    const changed = { values: { ...pending.values, ...changes }, when, sent: now };
    setPending(changed);
    if (now) write(changed);
  };
  // A link or Back went elsewhere; earlier pending changes do not apply there.
  if (here !== seen) {
    setSeen(here);
    if (here !== sent) setPending(NOTHING);
  }
  // Once the address has caught up it is the only source: old input must not override Back.
  if (pending.sent && names.every((name) => pending.values[name] === written[name])) setPending(NOTHING);
  return {
    values: { ...written, ...pending.values },
    change,
    undo: (values) => {
      if (isStep(state)) void navigate(-1);
      else change(values);
    },
  };
}
