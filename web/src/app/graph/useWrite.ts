import type { MessageKey } from '@galla/domain';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { refusal$key } from '../../__generated__/refusal.graphql.ts';
import { failedOutcome, refusedOutcome, type FieldNames, type NotSaved } from './refusal.ts';
import { useSend, type StoreChanges } from './useSend.ts';

/** A mutation of one field, whose document names `@alias(as: "saved")` and spreads `...refusal @alias`. */
export interface WriteMutation extends MutationParameters {
  readonly response: {
    readonly [field: string]: { readonly saved?: unknown; readonly refusal?: refusal$key | null | undefined };
  };
}

type Answer<M extends WriteMutation> = M['response'][keyof M['response']];
type Arguments<M extends WriteMutation> = M['variables'] extends { input: infer Input } ? [input: Input] : [];

/** What became of a write. */
export type Outcome<M extends WriteMutation> =
  | { kind: 'saved'; saved: NonNullable<Answer<M>['saved']> }
  /** The answer has what the document selects of further refusals. */
  | (NotSaved & { answer?: Answer<M> });

export interface Write<M extends WriteMutation> {
  /** Never rejects: what went wrong is an outcome, too. */
  write: (...input: Arguments<M>) => Promise<Outcome<M>>;
  busy: boolean;
  /** No answer came yet and the write is being sent again: "We are checking whether this was saved". */
  checking: boolean;
}

export interface WriteOptions<M extends WriteMutation> {
  /** The sentence for a failure that brings none of its own. */
  failed: MessageKey;
  /** The names that the form has for the input's fields. */
  fields?: FieldNames;
  /** Asks for the own PIN where it is due, and resolves with whether it was given: then the write is sent again. */
  askPin?: () => Promise<boolean>;
  /** The mutation has no key in its input: it is sent once. */
  once?: boolean;
  /** How the store changes before the answer comes, and with it. */
  changes?: StoreChanges<M>;
}

/** A mutation and what its answer means. One hook `use<Verb><Noun>` per mutation gives its document to this one. */
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
