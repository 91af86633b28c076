import { ADVANCE_ID, DISCOUNT_ID, MODE_ID, PAY_ON_ID, lineElementId } from './elements.ts';
import type { CartProblems } from './cartProblems.ts';

/** Focuses the first field within an element and selects its content, so that typing replaces it. */
export function focusIn(elementId: string): void {
  const place = document.getElementById(elementId);
  const field =
    place?.querySelector<HTMLElement>('input, textarea, select') ?? place?.querySelector('button');
  field?.focus();
}

/** Focuses the search, for the next item. */
export const focusSearch = (): void => document.querySelector<HTMLElement>('input[type=search]')?.focus();

/** Focuses the first problem that prevents creating the document. */
export function focusProblem({
  lines,
  discount,
  advance,
  payOn,
  mode,
  form,
  cart,
  prescription = {},
}: CartProblems): void {
  const [line] = lines.keys();
  const [field] = Object.keys(form);
  const [figure] = Object.keys(prescription);
  if (line !== undefined) focusIn(lineElementId(line));
  else if (discount !== undefined) focusIn(DISCOUNT_ID);
  else if (advance !== undefined) focusIn(ADVANCE_ID);
  else if (payOn !== undefined) focusIn(PAY_ON_ID);
  else if (figure !== undefined) document.getElementsByName(figure)[0]?.focus();
  else if (field !== undefined) document.getElementsByName(field)[0]?.focus();
  else if (mode !== undefined && cart === undefined) focusIn(MODE_ID);
  else focusSearch();
}
