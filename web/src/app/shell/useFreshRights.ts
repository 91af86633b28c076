import { useEffect } from 'react';
import { onDenied } from '../session/denial.ts';

/** Asks anew what the person may do once something was refused for want of a right, so that the menu tells the truth. */
export function useFreshRights(refresh: () => Promise<void>): void {
  useEffect(() => {
    let asking = false;
    return onDenied(() => {
      // Refusals of one screen come together, and the frame's own answer may hold one too.
      if (asking) return;
      asking = true;
      void refresh().finally(() => (asking = false));
    });
  }, [refresh]);
}
