import { refuseProblems, type Problem } from '@galla/domain';
import { RefusalError } from './RefusalError.ts';

/** Refuses when there is a problem; checks of domain can be passed directly. */
export function refuseOn(...problems: readonly (Problem | undefined)[]): void {
  const refusal = refuseProblems(problems);
  if (refusal) throw new RefusalError(refusal);
}
