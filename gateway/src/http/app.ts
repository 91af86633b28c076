import { readFileSync } from 'node:fs';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { openFeeds } from '../live/feeds.ts';
import { LIMITS, type Limits } from '../rest/limits.ts';
import { openUpstream } from '../rest/upstream.ts';
import { buildGraph } from '../schema.ts';
import { makePeople } from '../session/people.ts';
import type { Settings } from '../settings.ts';
import { allowOrigins } from './cors.ts';
import { answerFaults } from './faults.ts';
import { serveFiles } from './files.ts';
import type { Gateway } from './gateway.ts';
import { readManifest, readManifestWith } from './graphql/manifest.ts';
import { serveGraph } from './graphql/route.ts';
import { serveSchema } from './graphql/schemaFile.ts';
import { startGraphServer } from './graphql/server.ts';
import { serveStream } from './graphql/stream.ts';
import { Usage } from './graphql/usage/Usage.ts';
import { serveHealth } from './health.ts';
import { Histogram } from './histogram.ts';
import { serveLabels } from './labels.ts';
import { originOf } from './origin.ts';
import { logRequests, makeLogger } from './logging.ts';
import { serveMapStyles, tileOrigins } from './mapStyles.ts';
import { serveMetrics } from './metrics.ts';
import { servePayments } from './payments.ts';
import { servePdf } from './pdf.ts';
import { servePlayground } from './playground.ts';
import { serveReceipt } from './receipt.ts';
import { requestId, tellRequestId } from './requestId.ts';
import { serveRest } from './rest/serveRest.ts';
import { serveRestPage } from './rest/page.ts';
import { secureAnswers } from './security.ts';
import { serveBillingSheets } from './billingSheets.ts';
import { serveReportSheets } from './reportSheets.ts';
import { serveContactSheets } from './contactSheets.ts';
import { serveCustomerData } from './customerData.ts';
import { serveShared } from './shared/serveShared.ts';
import { serveSheets } from './sheets.ts';
import { serveSignedIn } from './signedIn.ts';
import { serveWebClient } from './static/webClient.ts';
import { serveUploads } from './uploads.ts';

export interface AppOptions {
  settings: Settings;
  logger?: FastifyBaseLogger;
  /** Created from the settings unless a test provides its own. */
  upstream?: Gateway['upstream'];
  /** Timeouts for upstream; tests are more patient. */
  limits?: Limits;
}

/** The gateway's server, ready to listen or to be called with `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, logger } = options;
  const gateway = openGateway(options);
  const app = Fastify({
    loggerInstance: logger ?? makeLogger(settings.logLevel),
    // Fastify's own log lines would contain addresses.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestId,
    trustProxy: [...settings.trustProxy],
    requestTimeout: 20_000,
    return503OnClosing: true,
    // Allows addresses of any length: Node itself refuses longer ones.
    routerOptions: { maxParamLength: 16_384 },
    ...(settings.tls && {
      https: { cert: readFileSync(settings.tls.cert), key: readFileSync(settings.tls.key) },
    }),
  });
  // JSON is the only accepted body: a form on another site cannot send it without a preflight.
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('operationFacts', undefined);
  answerFaults(app);
  tellRequestId(app);
  logRequests(app);
  const https = settings.tls !== undefined || settings.publicUrl?.startsWith('https:') === true;
  await secureAnswers(app, https, tileOrigins(settings.mapTiles));
  await allowOrigins(app, settings.corsOrigins);
  await app.register(cookie);
  serveHealth(app, gateway);
  await serveGraphql(app, gateway, settings);
  await serveSignedIn(app, gateway, [
    servePdf,
    serveLabels,
    serveReceipt,
    serveUploads,
    serveSheets,
    serveContactSheets,
    serveBillingSheets,
    serveReportSheets,
    serveCustomerData,
  ]);
  await servePayments(app, gateway);
  serveFiles(app, gateway);
  serveShared(app, gateway);
  if (settings.servesRest) {
    await serveRest(app, gateway);
    serveRestPage(app, gateway);
  }
  serveMapStyles(app, settings.mapTiles);
  await servePlayground(app, settings.demoLogins);
  await serveWebClient(app, settings.webFolder);
  letGoWhenStopping(app);
  app.addHook('preClose', async () => gateway.feeds.close());
  app.addHook('onClose', () => gateway.upstream.close());
  return app;
}

/** An idle keep-alive connection would keep the server from stopping. */
function letGoWhenStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) void reply.header('connection', 'close');
  });
}

function openGateway({ settings, upstream: given, limits = LIMITS }: AppOptions): Gateway {
  const upstreamCalls = new Histogram('galla_upstream_call_duration_seconds', 'Time of calls to upstream.');
  const upstream =
    given ??
    openUpstream({
      place: settings.upstream,
      limits,
      observe({ method, path }, milliseconds, outcome) {
        const labels = `method="${method}",route="${path}",outcome="${outcome}"`;
        upstreamCalls.observe(labels, milliseconds / 1000);
      },
    });
  return {
    upstream,
    people: makePeople(upstream.clock),
    feeds: openFeeds(upstream),
    upstreamCalls,
    tellsCalls: settings.tellsCalls,
  };
}

async function serveGraphql(app: FastifyInstance, gateway: Gateway, settings: Settings): Promise<void> {
  const { operationsFile, compilesOperations, takesDocuments, metricsToken } = settings;
  const schema = buildGraph(() => originOf(settings, app.server));
  const manifest = operationsFile === undefined ? readManifest() : readManifestWith(operationsFile, schema);
  const server = await startGraphServer(schema, compilesOperations ? manifest : undefined);
  app.addHook('onClose', () => server.stop());
  const usage = new Usage(schema);
  serveMetrics(app, gateway, usage, metricsToken);
  const door = { schema, manifest, takesDocuments, usage };
  serveSchema(app);
  await app.register(async (part) => serveGraph(part, { ...door, gateway, server }));
  await serveSignedIn(app, gateway, [(part) => serveStream(part, { ...door, gateway })]);
}
