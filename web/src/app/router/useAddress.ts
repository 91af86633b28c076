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

/** Long enough that a word is written at once, short enough that a reload finds it. */
const PAUSE_MS = 200;
const AT_ONCE_MS = 0;

/** typed: after a pause, when no more is typed. chosen: at once. step: at once, and Back undoes it. */
export type When = 'typed' | 'chosen' | 'step';

export type ChangeAddress<K extends string> = (values: Partial<Values<K>>, when?: When) => void;

interface Pending<K extends string> {
  /** What the address does not have yet. */
  values: Partial<Values<K>>;
  when: When;
  /** On the way there. */
  sent: boolean;
}

const NOTHING = { values: {}, when: 'chosen', sent: false } as const;

/** The state of an entry in the browser's history that a step made. */
const STEP = { step: true };

const isStep = (state: unknown): boolean => typeof state === 'object' && state !== null && 'step' in state;

interface Address<K extends string> {
  values: Values<K>;
  change: ChangeAddress<K>;
  /** Undoes a step as Back would; makes the change where there was no step. */
  undo: (values: Partial<Values<K>>) => void;
}

/**
 * What a screen shows, kept in its address, so that a reload, Back and a shared link bring it again. A change shows at
 * once. It is written unless the person is on the way to another screen or record, or is asked whether to leave.
 * `defaults` must be the same object at every render.
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
  /** The router may have left before this screen is told: what is written then would stand in the next one's address. */
  const hasLeft = (): boolean =>
    router !== undefined && isElsewhere(router.state.navigation.location ?? router.state.location);

  const write = ({ values, when }: Pending<K>): void => {
    const step = when === 'step';
    // Going where one is would ask for the screen's data again, unless it calls off the way to somewhere else.
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
    // What was changed since stays, and is written next.
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
  // A link or Back went elsewhere: what was changed before does not follow there.
  if (here !== seen) {
    setSeen(here);
    if (here !== sent) setPending(NOTHING);
  }
  // Once the address has caught up, it alone counts again: Back must not be overruled by what was typed long ago.
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
