import type { MessageKey } from '@galla/domain';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { refusal$key } from '../../__generated__/refusal.graphql.ts';
import { failedOutcome, refusedOutcome, type FieldNames, type NotSaved } from './refusal.ts';
import { useSend, type StoreChanges } from './useSend.ts';

/** A mutation of one field whose document has `@alias(as: "saved")` and spreads `...refusal @alias`. */
export interface WriteMutation extends MutationParameters {
  readonly response: {
    readonly [field: string]: { readonly saved?: unknown; readonly refusal?: refusal$key | null | undefined };
  };
}

type Answer<M extends WriteMutation> = M['response'][keyof M['response']];
type Arguments<M extends WriteMutation> = M['variables'] extends { input: infer Input } ? [input: Input] : [];

/** Outcome of a write. */
export type Outcome<M extends WriteMutation> =
  | { kind: 'saved'; saved: NonNullable<Answer<M>['saved']> }
  /** `answer` has the document's selections on other refusals. */
  | (NotSaved & { answer?: Answer<M> });

export interface Write<M extends WriteMutation> {
  /** Never rejects: failures are outcomes too. */
  write: (...input: Arguments<M>) => Promise<Outcome<M>>;
  busy: boolean;
  /** The write got no answer yet and is being sent again: "We are checking whether this was saved". */
  checking: boolean;
}

export interface WriteOptions<M extends WriteMutation> {
  /** Message for a failure that has none of its own. */
  failed: MessageKey;
  /** The form's names for the input's fields. */
  fields?: FieldNames;
  /**
   * Asks the user for their PIN when it is due. Resolves with whether it was entered; the write is then sent again.
   */
  askPin?: () => Promise<boolean>;
  /** The mutation's input has no idempotency key: it is sent only once. */
  once?: boolean;
  /** Updates the store before and with the answer. */
  changes?: StoreChanges<M>;
}

/**
 * Sends a mutation and interprets its answer. Each mutation has one hook `use<Verb><Noun>` that passes its document
 * here.
 */
export function useWrite<M extends WriteMutation>(
  mutation: GraphQLTaggedNode,
  { failed, fields, askPin, once = false, changes }: WriteOptions<M>,
): Write<M> {
  const { send, busy, checking } = useSend<M>(mutation, { once, changes });

  const outcomeOf = (answer: Answer<M> | undefined): Outcome<M> => {
    if (answer?.saved != null) return { kind: 'saved', saved: answer.saved };
    return { ...refusedOutcome(answer?.refusal, failed, fields), ...(answer && { answer }) };
  };
  const write = async (...[input]: Arguments<M>): Promise<Outcome<M>> => {
    try {
      const variables: M['variables'] = input === undefined ? {} : { input };
      const [answer] = Object.values(await send(variables)) as Answer<M>[];
      const outcome = outcomeOf(answer);
      if (outcome.kind === 'pin' && askPin && (await askPin()))
        return await write(...([input] as Arguments<M>));
      return outcome;
    } catch (error) {
      return failedOutcome(error, failed);
    }
  };
  return { write, busy, checking };
}
