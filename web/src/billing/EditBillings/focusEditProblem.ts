import { REASON_ID, REFUND_ID } from '../cart/elements.ts';
import { focusIn, focusProblem } from '../cart/focus.ts';
import { hasProblems } from '../cart/cartProblems.ts';
import type { EditProblems } from './state/editProblems.ts';

/** Focuses the first problem that prevents saving. */
export function focusEditProblem(problems: EditProblems): void {
  if (problems.refund !== undefined && !hasProblems(problems)) focusIn(REFUND_ID);
  else if (problems.reason !== undefined && !hasProblems(problems)) focusIn(REASON_ID);
  else focusProblem(problems);
}
