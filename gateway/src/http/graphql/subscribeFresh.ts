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

/** What a subscription needs beside what the library gives it. */
export interface Fresh {
  context: GraphContext;
  /** An operation for one thing that happened: its own budget, deadline and loaders, the caller's rights anew. */
  renew: () => GraphContext;
  /** Told of each answer, and false when its reader is too far behind. */
  onAnswer: () => boolean;
}

type Answers = AsyncIterableIterator<ExecutionResult>;

/**
 * Subscribes as graphql-js does, but with a new operation for each thing that happens, and with iterators that end at
 * once when they are told to.
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

/** What happened was put away, or is the caller's no more, by the time it was to be told. */
function isGone({ data, errors }: ExecutionResult): boolean {
  return data == null && errors !== undefined && errors.every(isNothing);
}

/** Errors as everywhere in the graph: with the request's id, and no word of what nobody planned. */
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
