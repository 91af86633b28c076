import { useEffect, useEffectEvent } from 'react';
import { useRenewed } from './version/renewed.ts';

/**
 * Runs something again and again while `on`, for what happens elsewhere and does not announce itself. The pause begins
 * when the last run has ended. A tab in the background waits until it is looked at again; one of an older Galla than
 * the server's would ask in vain, and stops.
 * @param pause milliseconds
 * @param first the pause before the first run
 */
export function usePolling(run: () => Promise<void>, pause: number, on: boolean, first = pause): void {
  const runOnce = useEffectEvent(run);
  const renewed = useRenewed();
  useEffect(() => {
    if (!on || renewed) return undefined;
    let timer: number | undefined;
    let running = false;
    let over = false;
    const wait = (time: number): void => {
      window.clearTimeout(timer);
      if (!over) timer = window.setTimeout(() => void look(), time);
    };
    const look = async (): Promise<void> => {
      if (document.hidden || running) return;
      running = true;
      await runOnce();
      running = false;
      wait(pause);
    };
    const onVisible = (): void => void look();
    wait(first);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      over = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [on, renewed, pause, first]);
}
