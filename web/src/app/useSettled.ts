import { startTransition, useEffect, useRef, useState } from 'react';

/** A word is typed before it is asked for. */
const PAUSE_MS = 200;

/**
 * A text that is typed, and the same once the typing has paused, for what asks the server. The old answer stays on
 * the screen until the new one is here.
 */
export function useSettled(): { text: string; settled: string; type: (text: string) => void } {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    text,
    settled,
    type: (next) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => startTransition(() => setSettled(next.trim())), PAUSE_MS);
    },
  };
}
