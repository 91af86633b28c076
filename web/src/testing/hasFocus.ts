import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Focusable elements outside a modal dialog that are not yet hidden from assistive technology. A modal popover
 * leaves its trigger reachable.
 */
const reachableBeside = (modal: Element): Element[] =>
  [...document.body.children]
    .filter((one) => !one.contains(modal))
    .flatMap((one) => [...one.querySelectorAll(FOCUSABLE)])
    .filter(
      (one) =>
        one.closest('[aria-hidden=true]') === null &&
        (modal.id === '' || one.getAttribute('aria-controls') !== modal.id),
    );

/**
 * Waits for the focus within a dialog, menu or group: only then does it handle Escape. A modal dialog can restore
 * the focus only once its focus trap is active, some frames after a field may have been focused. It hides the page
 * behind it in the same frame, right after activating the trap, which is what can be observed.
 */
export async function hasFocus(element: HTMLElement): Promise<void> {
  const modal = element.closest('[aria-modal=true]');
  await waitFor(() => {
    expect(element.contains(document.activeElement)).toBe(true);
    if (modal) expect(reachableBeside(modal)).toEqual([]);
  });
}
