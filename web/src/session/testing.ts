import { screen } from '@testing-library/react';
import type { AtRoute } from '../testing/render.tsx';

/** A box of a PIN, by the PIN's label. */
export const digit = (label: string, n = 1): HTMLInputElement =>
  screen.getByLabelText(`${label}, digit ${n} of 4`);

/** Types a PIN into its boxes. */
export async function typePin({ user }: Pick<AtRoute, 'user'>, label: string, pin: string): Promise<void> {
  await user.click(digit(label));
  await user.keyboard(pin);
}
