import {
  createSourceEventStream,
  execute,
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
} from 'graphql';
import { RefusalError } from '../../refusals/RefusalError.ts';
import type { GraphContext } from './server.ts';
import { formatError, isUnexpected } from './errors.ts';

/** What a subscription needs beyond the library's own state. */
export interface Fresh {
  context: GraphContext;
  /** A fresh operation for each event: its own budget, deadline and loaders, and the caller's current rights. */
  renew: () => GraphContext;
  /** Called for each answer; false when the reader is too far behind. */
  onAnswer: () => boolean;
}

type Answers = AsyncIterableIterator<ExecutionResult>;

/**
 * Subscribes like graphql-js, but with a fresh operation for each event, and with iterators that end at once when
 * asked.
 */
export async function subscribeFresh(
  args: ExecutionArgs,
  { context, renew, onAnswer }: Fresh,
): Promise<Answers | ExecutionResult> {
  const source = await createSourceEventStream({ ...args, contextValue: context });
  if (!(Symbol.asyncIterator in source)) return withFormattedErrors(source, context);
  const happened = source[Symbol.asyncIterator]();

  async function next(): Promise<IteratorResult<ExecutionResult>> {
    for (;;) {
      const { done, value } = await happened.next();
      if (done) return { done: true, value: undefined };
      const operation = renew();
      const answer = await execute({ ...args, rootValue: value, contextValue: operation });
      if (isGone(answer)) continue;
      if (!onAnswer()) throw new Error('The reader of a subscription is too far behind');
      return { done: false, value: withFormattedErrors(answer, operation) };
    }
  }

  const end = async (): Promise<IteratorResult<ExecutionResult>> => {
    await happened.return?.();
    return { done: true, value: undefined };
  };
  const answers: Answers = {
    next,
    return: end,
    throw: end,
    [Symbol.asyncIterator]: () => answers,
  };
  return answers;
}

function isNothing({ originalError }: GraphQLError): boolean {
  return (
    originalError instanceof RefusalError &&
    ['NOT_FOUND', 'PERMISSION_DENIED'].includes(originalError.refusal.code)
  );
}

/** The record was removed, or is no longer the caller's, by the time of the answer. */
function isGone({ data, errors }: ExecutionResult): boolean {
  return data == null && errors !== undefined && errors.every(isNothing);
}

/** Errors as everywhere in the graph: with the request's id, and without details of unplanned ones. */
function withFormattedErrors(result: ExecutionResult, { log, requestId }: GraphContext): ExecutionResult {
  if (!result.errors) return result;
  const errors = result.errors.map((error) => {
    if (isUnexpected(error)) log.error({ err: error.originalError ?? error }, 'unexpected');
    const { message, extensions } = formatError(error.toJSON(), error);
    const { nodes, source, positions, path } = error;
    return new GraphQLError(message, {
      nodes: nodes ?? null,
      source: source ?? null,
      positions: positions ?? null,
      path: path ?? null,
      extensions: { ...extensions, requestId },
    });
  });
  return { ...result, errors };
}
