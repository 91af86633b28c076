import { useState } from 'react';
import { useMutation, type UseMutationConfig, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { toast } from '../toast/toast.ts';
import { GraphFailure, Unauthorized, unsure } from './failure.ts';
import { retainAnswer } from './retainAnswer.ts';

const PAUSES_MS = [500, 2000];
/** After this time the user gets a message: an unresponsive service takes 12 s to time out on each try. */
const LONGEST_MS = 20_000;

const now = (): number => Date.now();
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Send<M extends MutationParameters> {
  /**
   * Sends the mutation and resolves with its answer, success or refusal. Rejects with a GraphFailure when no answer
   * came. If the outcome is unknown, the write is sent again with the same key, which creates at most one record and
   * returns it; `unknownOutcome` is set if the outcome is still unknown after the last try.
   */
  send: (variables: M['variables']) => Promise<M['response']>;
  busy: boolean;
  /** The write got no answer yet and is being sent again: "We are checking whether this was saved". */
  checking: boolean;
}

/** Updates the store before and with the answer; optimistic changes are rolled back if the write fails. */
export type StoreChanges<M extends MutationParameters> = (
  variables: M['variables'],
) => Pick<UseMutationConfig<M>, 'optimisticUpdater' | 'updater'>;

interface Options<M extends MutationParameters> {
  /** The mutation's input has no idempotency key: it is sent only once. */
  once?: boolean;
  changes?: StoreChanges<M> | undefined;
}

/** A mutation as a promise of its answer; `useWrite` interprets the answer. */
export function useSend<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { once = false, changes }: Options<M> = {},
): Send<M> {
  const environment = useRelayEnvironment();
  const [commit] = useMutation<M>(mutation);
  const [busy, setBusy] = useState(false);
  const [checking, setChecking] = useState(false);

  const sendOnce = (variables: M['variables']): Promise<M['response']> =>
    new Promise((resolve, reject) => {
      const { optimisticUpdater, updater } = changes?.(variables) ?? {};
      commit({
        variables,
        onCompleted: resolve,
        onError: reject,
        ...(optimisticUpdater && { optimisticUpdater }),
        updater(store, data) {
          retainAnswer(environment, mutation, variables, store);
          updater?.(store, data);
        },
      });
    });

  const sendUntilAnswered = async (
    variables: M['variables'],
    pauses: readonly number[],
    until: number,
    before?: GraphFailure,
  ): Promise<M['response']> => {
    try {
      return await sendOnce(variables);
    } catch (error) {
      const [next, ...later] = pauses;
      const open = error instanceof GraphFailure && error.unknownOutcome ? error : undefined;
      if (next === undefined || open === undefined || now() > until) {
        // A later try that definitely failed says nothing about an earlier one.
        const doubt = open ?? before;
        throw once || doubt === undefined || error instanceof Unauthorized ? error : unsure(doubt.requestId);
      }
      setChecking(true);
      await pause(next);
      return sendUntilAnswered(variables, later, until, open);
    }
  };

  const send = async (variables: M['variables']): Promise<M['response']> => {
    setBusy(true);
    toast.settle();
    try {
      return await sendUntilAnswered(variables, once ? [] : PAUSES_MS, now() + LONGEST_MS);
    } finally {
      setBusy(false);
      setChecking(false);
    }
  };
  return { send, busy, checking };
}
