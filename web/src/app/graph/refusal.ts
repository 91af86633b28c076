import { formatMessage, type MessageKey } from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { refusal$data, refusal$key } from '../../__generated__/refusal.graphql.ts';
import { failureText } from './failureText.ts';

/** What every refusal of a mutation says, whichever type of the union it is. */
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

/** What became of a write that was not saved. `message` is a sentence for people. */
export type NotSaved =
  /** By the fields of the form; several problems of one field stand after each other. */
  | { kind: 'problems'; problems: Record<string, string>; message: string; refusal: Refusal }
  /** The own PIN was given too long ago. */
  | { kind: 'pin'; message: string; refusal: Refusal }
  /** Somebody changed the record since it was read: its figure or its stock as it is now. */
  | ({ kind: 'changed'; message: string; refusal: Refusal } & Pick<Refusal, 'current' | 'currentStock'>)
  /** Without a refusal: an answer that only a newer client knows. */
  | { kind: 'refused'; message: string; refusal: Refusal | undefined }
  /** No answer came. */
  | { kind: 'failed'; message: string; error: unknown };

/** The input's fields by the names that the form has for them: a map, or a function of the path. */
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
 * What a refusal means for a form; documents spread it as `...refusal @alias`. `failed` is the sentence where the server
 * gave none.
 */
export function refusedOutcome(
  key: refusal$key | null | undefined,
  failed: MessageKey,
  names: FieldNames = {},
): NotSaved {
  if (key == null) return { kind: 'refused', message: formatMessage(failed), refusal: undefined };
  const refusal = readInlineData(fragment, key);
  const message = refusal.message || formatMessage(failed);
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

/** A write without an answer. */
export const failedOutcome = (error: unknown, failed: MessageKey): NotSaved => ({
  kind: 'failed',
  message: failureText(error, failed),
  error,
});

/** What became of a write, for parts that need not know which. */
export type WriteResult = { kind: 'saved' } | NotSaved;

/** Field names of a form whose entries stand below one field of the input: "sku" of "values.sku". */
export const fieldsOf =
  (inputField: string) =>
  (path: string): string =>
    path.startsWith(`${inputField}.`) ? path.slice(inputField.length + 1) : path;
