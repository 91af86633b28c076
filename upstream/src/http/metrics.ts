import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  count: number;
  seconds: number;
  /** Number of calls within the bucket's time. */
  within: number[];
}

function lines(name: string, help: string, type: string, values: Iterable<string>): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values].join('\n');
}

/** Serves /metrics in Prometheus' text format: calls by route and status, durations, connections, memory. */
export function serveMetrics(app: FastifyInstance, database: Database): void {
  const calls = new Map<string, Series>();
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    const series = calls.get(labels) ?? { count: 0, seconds: 0, within: BUCKETS.map(() => 0) };
    const seconds = reply.elapsedTime / 1000;
    calls.set(labels, {
      count: series.count + 1,
      seconds: series.seconds + seconds,
      within: series.within.map((count, index) => count + (seconds <= (BUCKETS[index] ?? 0) ? 1 : 0)),
    });
  });

  function* durations(): Iterable<string> {
    const name = 'galla_http_request_duration_seconds';
    for (const [labels, { count, seconds, within }] of calls) {
      for (const [index, calls] of within.entries()) {
        yield `${name}_bucket{${labels},le="${BUCKETS[index]}"} ${calls}`;
      }
      yield `${name}_bucket{${labels},le="+Inf"} ${count}`;
      yield `${name}_sum{${labels}} ${seconds}`;
      yield `${name}_count{${labels}} ${count}`;
    }
  }

  app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
    const { total, idle, waiting } = database.load();
    reply.type('text/plain; version=0.0.4; charset=utf-8');
    return [
      lines('galla_http_request_duration_seconds', 'Time of calls.', 'histogram', durations()),
      lines('galla_database_connections', 'Connections to PostgreSQL.', 'gauge', [
        `galla_database_connections{state="used"} ${total - idle}`,
        `galla_database_connections{state="idle"} ${idle}`,
      ]),
      lines('galla_database_waiting', 'Calls that wait for a connection.', 'gauge', [
        `galla_database_waiting ${waiting}`,
      ]),
      lines('process_resident_memory_bytes', 'Memory.', 'gauge', [
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ]),
      lines('process_start_time_seconds', 'Start of the process.', 'gauge', [
        `process_start_time_seconds ${Math.floor(Date.now() / 1000 - process.uptime())}`,
      ]),
      '',
    ].join('\n');
  });
}
