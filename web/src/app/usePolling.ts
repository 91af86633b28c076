import { useEffect, useEffectEvent } from 'react';
import { useRenewed } from './version/renewed.ts';

/**
 * Runs a function repeatedly while `on`, to notice changes that are not pushed. The pause starts when the last run
 * ends. A hidden tab waits until it is visible; a client older than the server stops, because its requests would
 * fail.
 * @param pause milliseconds
 * @param first pause before the first run
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
