import { formatMessage, type MessageKey } from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { refusal$data, refusal$key } from '../../__generated__/refusal.graphql.ts';
import { failureText } from './failureText.ts';

/** Fields that all refusals of a mutation share, whichever type of the union they are. */
export type Refusal = refusal$data;

const fragment = graphql`
  fragment refusal on Refusal @inline {
    __typename
    code
    message
    ... on InvalidInput {
      problems {
        field
        message
      }
    }
    ... on ChangedMeanwhile {
      current
      currentStock
    }
  }
`;

/** Result of a write that was not saved. `message` is a sentence for users. */
export type NotSaved =
  /** Problems by form field; several problems of one field are joined. */
  | { kind: 'problems'; problems: Record<string, string>; message: string; refusal: Refusal }
  /** The user's own PIN was last entered too long ago. */
  | { kind: 'pin'; message: string; refusal: Refusal }
  /** The record was changed after it was read: its current figure or stock. */
  | ({ kind: 'changed'; message: string; refusal: Refusal } & Pick<Refusal, 'current' | 'currentStock'>)
  /** No refusal: an answer that only a newer client knows. */
  | { kind: 'refused'; message: string; refusal: Refusal | undefined }
  | { kind: 'failed'; message: string; error: unknown };

/** Maps the input's fields to the form's names: a map, or a function of the path. */
export type FieldNames = Readonly<Record<string, string>> | ((path: string) => string);

const nameOf = (path: string, names: FieldNames): string =>
  typeof names === 'function' ? names(path) : (names[path] ?? path);

function byField(problems: NonNullable<Refusal['problems']>, names: FieldNames): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { field, message } of problems) {
    const name = nameOf(field, names);
    found[name] = name in found ? `${found[name]} ${message}` : message;
  }
  return found;
}

/**
 * Translates a refusal for a form; documents spread it as `...refusal @alias`. `failed` is used if the server sent
 * no message.
 */
export function refusedOutcome(
  key: refusal$key | null | undefined,
  failed: MessageKey,
  names: FieldNames = {},
): NotSaved {
  if (key == null) return { kind: 'refused', message: formatMessage(failed), refusal: undefined };
  const refusal = readInlineData(fragment, key);
  const message =
    refusal.code === 'KEY_REUSED'
      ? formatMessage('faults.savedBefore')
      : refusal.message || formatMessage(failed);
  switch (refusal.__typename) {
    case 'InvalidInput': {
      const problems = byField(refusal.problems ?? [], names);
      const all = Object.values(problems).join(' ');
      return all === ''
        ? { kind: 'refused', message, refusal }
        : { kind: 'problems', problems, message: all, refusal };
    }
    case 'ChangedMeanwhile': {
      const { current, currentStock } = refusal;
      return { kind: 'changed', message, current, currentStock, refusal };
    }
    default:
      return { kind: refusal.code === 'PIN_REQUIRED' ? 'pin' : 'refused', message, refusal };
  }
}

/** The outcome of a write that got no answer. */
export const failedOutcome = (error: unknown, failed: MessageKey): NotSaved => ({
  kind: 'failed',
  message: failureText(error, failed),
  error,
});

/** Outcome of a write, for code that does not depend on its type. */
export type WriteResult = { kind: 'saved' } | NotSaved;

/**
 * Whether an earlier attempt with the same key was saved although no answer came, and the input has changed since. The
 * next attempt needs a new key.
 */
export const isSavedBefore = (outcome: WriteResult): boolean =>
  outcome.kind === 'refused' && outcome.refusal?.code === 'KEY_REUSED';

/** Field names of a form whose values are nested under one field of the input: "sku" for "values.sku". */
export const fieldsOf =
  (inputField: string) =>
  (path: string): string =>
    path.startsWith(`${inputField}.`) ? path.slice(inputField.length + 1) : path;
