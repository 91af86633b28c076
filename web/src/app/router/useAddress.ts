import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { useAsking } from './unsaved.ts';

/** Long enough that a word is written at once, short enough that a reload finds it. */
const PAUSE_MS = 200;
const AT_ONCE_MS = 0;

type Values<K extends string> = Readonly<Record<K, string>>;

interface Typed<K extends string> {
  /** What the address does not have yet. */
  values: Partial<Values<K>>;
  /** How long to wait before it is written. */
  pause: number;
  /** On the way there. */
  sent: boolean;
}

/** Writes values into an address; one that has its default does not stand there. */
function write<K extends string>(before: URLSearchParams, values: Partial<Values<K>>, defaults: Values<K>) {
  const params = new URLSearchParams(before);
  for (const [name, value] of Object.entries<string | undefined>(values)) {
    if (value === undefined || value === defaults[name as K]) params.delete(name);
    else params.set(name, value);
  }
  return params;
}

/**
 * What a screen shows, kept in its address, so that a reload, Back and a shared link bring it again. Changes show and
 * are written at once; the text of `typedName` reaches the address (and with it the route's query) after a pause, unless
 * the person has gone on to another screen by then. `defaults` must be the same object at every render.
 */
export function useAddress<K extends string>(
  defaults: Values<K>,
  typedName?: NoInfer<K>,
): [values: Values<K>, change: (values: Partial<Values<K>>) => void] {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<Typed<K>>({ values: {}, pause: PAUSE_MS, sent: false });
  const { values, pause, sent } = typed;
  const names = Object.keys(values) as K[];

  const send = useEffectEvent((next: Partial<Values<K>>) => {
    // What was changed since stays, and is written next.
    setTyped((before) => (before.values === next ? { ...before, sent: true } : before));
    setParams((before) => write(before, next, defaults), { replace: true });
  });
  const resting = useNavigation().state === 'idle';
  const asking = useAsking();
  const waiting = names.length > 0 && !sent && resting && !asking;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => send(values), pause);
    return () => clearTimeout(timer);
  }, [waiting, values, pause]);

  const written = Object.fromEntries(
    Object.entries<string>(defaults).map(([name, value]) => [name, params.get(name) ?? value]),
  ) as Values<K>;
  // Once the address has caught up, it alone counts again: Back must not be overruled by what was typed long ago.
  if (sent && names.every((name) => values[name] === written[name]))
    setTyped({ values: {}, pause, sent: false });
  const change = (changes: Partial<Values<K>>): void =>
    setTyped({
      values: { ...values, ...changes },
      pause: typedName !== undefined && typedName in changes ? PAUSE_MS : AT_ONCE_MS,
      sent: false,
    });
  return [{ ...written, ...values }, change];
}
