import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import { formatMessage } from '@galla/domain';
import type { FastifyReply } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { RefusalError } from '../../refusals/RefusalError.ts';
import { DocumentRefused, withoutSuggestion } from '../limits/DocumentRefused.ts';

/** Apollo Server's codes for clients' mistakes; their messages contain nothing internal. */
const CALLERS_MISTAKES: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
]);

/** Whether an error was not planned: a bug of ours, to be logged. */
export function isUnexpected(error: unknown): boolean {
  const inner = unwrapResolverError(error);
  if (inner instanceof RefusalError) return false;
  return !(inner instanceof GraphQLError && inner.extensions['code'] !== undefined);
}

/** Formats an error for clients: planned errors as they are, others without any details. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const code = formatted.extensions?.['code'];
  const isTellable = CALLERS_MISTAKES.has(code) || !isUnexpected(error);
  const message = isTellable ? withoutSuggestion(formatted.message) : formatMessage('faults.internal');
  const extensions = isTellable ? formatted.extensions : { code: 'INTERNAL' };
  return { ...formatted, message, ...(extensions && { extensions }) };
}

/** Ends a request before it reaches the graph. */
export type NotRun = GraphQLError | RefusalError | DocumentRefused;

export function isNotRun(error: unknown): error is NotRun {
  return error instanceof GraphQLError || error instanceof RefusalError || error instanceof DocumentRefused;
}

/** The HTTP status of an answer that never reached the graph. */
function statusOf(error: NotRun): number {
  return error instanceof RefusalError ? error.refusal.status : 400;
}

/** Answers a request that never reached the graph, with the time to wait if there is one. */
export function answerNotRun(reply: FastifyReply, error: NotRun, requestId: string): FastifyReply {
  const seconds = error instanceof RefusalError ? error.extensions['retryAfter'] : undefined;
  if (typeof seconds === 'number') void reply.header('retry-after', String(seconds));
  return reply.code(statusOf(error)).send(errorBody(error, requestId));
}

/** The body of an answer that never reached the graph. */
export function errorBody(error: NotRun, requestId: string) {
  const errors = error instanceof DocumentRefused ? error.faults : [error];
  return { errors: errors.map((one) => errorAnswer(one, requestId)) };
}

function errorAnswer(error: GraphQLError | RefusalError, requestId: string) {
  const locations = error instanceof GraphQLError ? error.locations : undefined;
  const { message, extensions } = error;
  return { message, ...(locations && { locations }), extensions: { ...extensions, requestId } };
}
