import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pino from 'pino';
import type { LogLevel } from '../settings.ts';
import { scrub } from './scrub.ts';

function errorFacts(error: Error): object {
  const { name, message, stack } = error;
  return { name, message, stack, ...(error.cause instanceof Error && { cause: errorFacts(error.cause) }) };
}

/** A logger of JSON lines, with personal and secret values masked in every line. */
export function makeLogger(level: LogLevel, stream?: pino.DestinationStream): FastifyBaseLogger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorFacts },
    hooks: { streamWrite: scrub },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** One line per request with the route, never the address, which may contain names and numbers of customers. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...request.operationFacts,
      },
      'request',
    );
  });
}

/** Logged facts of a GraphQL operation: its name and its calls, never its variables. */
export interface OperationFacts {
  operation: string;
  calls: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    operationFacts: OperationFacts | undefined;
  }
}
