import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refused } from '../refusals/RefusalError.ts';
import type { Gateway } from './gateway.ts';
import type { Usage } from './graphql/usage/Usage.ts';
import { Histogram } from './histogram.ts';
import { bearerToken } from './openRequest.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Serves /metrics in Prometheus' text format, to this machine and to callers with the token. */
export function serveMetrics(
  app: FastifyInstance,
  { upstream, upstreamCalls }: Gateway,
  usage: Usage,
  token: string | undefined,
): void {
  const requests = new Histogram('galla_gateway_request_duration_seconds', 'Time of requests.');
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!LOOPBACK.test(request.ip) && !hasToken(request, token)) throw refused('PERMISSION_DENIED');
    void reply.type('text/plain; version=0.0.4; charset=utf-8');
    return [
      requests.text(),
      upstreamCalls.text(),
      usage.text(),
      gauge('galla_upstream_reachable', 'Whether calls go out to upstream.', upstream.isReachable ? 1 : 0),
      gauge('process_resident_memory_bytes', 'Memory.', process.memoryUsage.rss()),
      gauge('process_start_time_seconds', 'Start.', Math.floor(Date.now() / 1000 - process.uptime())),
      '',
    ].join('\n');
  });
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const given = bearerToken(headers.authorization);
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function gauge(name: string, help: string, value: number): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}`;
}
