import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for the focus within a dialog, menu or group: only then does it listen to Escape and know where to go back. */
export async function hasFocus(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element.contains(document.activeElement)).toBe(true));
}
