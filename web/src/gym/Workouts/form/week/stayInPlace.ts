import type { MouseEvent } from 'react';

/**
 * Keeps the focus where it is while a button is pressed. An empty field that lost it would tell its problem, which
 * moves what is below it away from the mouse before the click.
 */
export const stayInPlace = (event: MouseEvent): void => event.preventDefault();
