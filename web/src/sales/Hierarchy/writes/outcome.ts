import type { MessageKey } from '@galla/domain';
import { refusedText } from './refusedText.ts';

/** What became of a designation's form. */
export type SaveOutcome =
  | { kind: 'saved'; id: string }
  /** By the names of the fields. */
  | { kind: 'problems'; problems: Record<string, string> }
  | { kind: 'failed'; message: string };

interface Answer {
  readonly __typename: string;
  readonly message?: string;
  readonly designation?: { readonly id: string };
  readonly problems?: readonly { readonly field: string; readonly message: string }[];
}

/** Fields that the form shows; a problem elsewhere (the parent is gone, too deep) is told beside it. */
const SHOWN = ['name', 'visibilityPoints', 'commissionPercent'];

/** Reads the answer of a write of one designation. */
export function outcomeOf(answer: Answer, failed: MessageKey): SaveOutcome {
  if (answer.designation) return { kind: 'saved', id: answer.designation.id };
  const problems = answer.problems ?? [];
  if (problems.length > 0 && problems.every(({ field }) => SHOWN.includes(field))) {
    return {
      kind: 'problems',
      problems: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    };
  }
  const [first] = problems;
  return {
    kind: 'failed',
    message: refusedText(failed, first ? { ...answer, message: first.message } : answer),
  };
}
