import { useEffect } from 'react';
import { onDenied } from '../session/denial.ts';

/** Reloads the user's rights after a request was refused for a missing right, so that the menu is up to date. */
export function useFreshRights(refresh: () => Promise<void>): void {
  useEffect(() => {
    let asking = false;
    return onDenied(() => {
      // Refusals of one screen arrive together, and the frame's own answer may contain one too.
      if (asking) return;
      asking = true;
      void refresh().finally(() => (asking = false));
    });
  }, [refresh]);
}
