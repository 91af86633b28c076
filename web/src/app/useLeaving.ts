import { useEffect, useRef } from 'react';

/** The signal of this moment; it is aborted when the part leaves the screen, for what must not go on without it. */
export function useLeaving(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    // A new one for every mount: in development React mounts, unmounts and mounts again.
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return () => leaving.current.signal;
}
