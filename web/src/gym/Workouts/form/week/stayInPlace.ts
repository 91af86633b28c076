import type { MouseEvent } from 'react';

/**
 * Keeps the focus while a button is pressed. On blur, an empty field would show its problem and shift the
 * layout under the mouse before the click.
 */
export const stayInPlace = (event: MouseEvent): void => event.preventDefault();
