import { useEffect, useRef } from 'react';

/**
 * Returns the signal of the current mount; it is aborted when the component unmounts, for work that must not outlive
 * it.
 */
export function useLeaving(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    // A new controller for every mount: in development React mounts, unmounts and mounts again.
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return () => leaving.current.signal;
}
