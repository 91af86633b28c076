import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import pg from 'pg';
import pino from 'pino';
import { scrub } from './scrub.ts';

/** The level of logging. */
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Details of a failed query without its parameter values. */
function errorFacts(error: Error): object {
  const { name, message, stack } = error;
  const cause = error.cause instanceof Error ? { cause: errorFacts(error.cause) } : {};
  if (!(error instanceof pg.DatabaseError)) return { name, message, stack, ...cause };
  const { code, table, constraint, routine } = error;
  return { name, message, code, table, constraint, routine, stack };
}

/** JSON lines from which personal and secret values are removed, wherever they come from. */
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

/** One line per call: route, caller, result, and duration in milliseconds. */
export class CallLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request' });
  }

  override incomingRequest(): void {
    // Logged once, on completion.
  }

  override requestCompleted(_: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    request.log.info(
      {
        method: request.method,
        // The route pattern, because the URL may contain names and numbers of customers.
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        tenant: request.session?.tenantId,
        staff: request.session?.staffId,
        ...(request.session?.isKey && { key: request.session.sessionId }),
      },
      'call',
    );
  }
}
