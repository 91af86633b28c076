import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * What stands beside a modal dialog and is not hidden from assistive technology yet. A modal popover leaves the button
 * that opened it reachable.
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
 * Waits for the focus within a dialog, menu or group: only then does it listen to Escape. A modal dialog knows where
 * the focus goes back only when its trap is active, some frames after a field may have taken the focus. It hides the
 * page behind it in that frame, right after the trap: that is what can be seen of it.
 */
export async function hasFocus(element: HTMLElement): Promise<void> {
  const modal = element.closest('[aria-modal=true]');
  await waitFor(() => {
    expect(element.contains(document.activeElement)).toBe(true);
    if (modal) expect(reachableBeside(modal)).toEqual([]);
  });
}
