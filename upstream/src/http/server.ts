import { setTimeout as wait } from 'node:timers/promises';
import { LINK_DAYS } from '@galla/domain';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { Files } from '../files/files.ts';
import { openMessengers } from '../notifications/messaging/messengers.ts';
import { Pusher } from '../notifications/messaging/Pusher.ts';
import { readMessagingSettings } from '../notifications/messaging/settings.ts';
import { LiveFeed } from '../notifications/live/feed.ts';
import { LiveStreams } from '../notifications/live/LiveStreams.ts';
import { WrongKeys } from '../keys/wrongKeys.ts';
import { PinGuard } from '../session/guard/guard.ts';
import { KeptCallers } from '../session/keptCallers.ts';
import { Pins } from '../session/pins.ts';
import { Seal } from '../session/seal.ts';
import type { Settings } from '../settings.ts';
import { openPayments } from '../subscription/provider/payments.ts';
import { readPaymentSettings } from '../subscription/provider/settings.ts';
import { closeWithLastAnswer } from './closing.ts';
import { answerErrors } from './errors.ts';
import { serveHealth } from './health.ts';
import { limitCalls } from './limits.ts';
import { CallLog, makeLogger } from './logging.ts';
import { serveMetrics } from './metrics.ts';
import { takeMultipart } from './multipart.ts';
import { serveDocs } from './openapi.ts';
import { register } from './register.ts';
import { requestId, tellRequestId } from './requestId.ts';
import { slices } from './routes.ts';
import { secureHeaders } from './secureHeaders.ts';
import type { Services } from './services.ts';
import { trustedProxies } from './trust.ts';
import { validatorCompiler } from './validation.ts';

/** Maximum size of a request body in bytes. */
const BODY_LIMIT = 5 * 1024 * 1024;

/** Parts of the server; tests replace clock, pause and logger. */
export interface ServerOptions {
  database: Database;
  settings: Pick<Settings, 'pepper' | 'filesFolder' | 'logLevel' | 'limits'> &
    Partial<Pick<Settings, 'linkDays' | 'messaging' | 'payment' | 'pinCost' | 'rawTokens' | 'trustProxy'>>;
  clock?: () => Date;
  /** Delays execution; tests do not wait. */
  pause?: (milliseconds: number) => Promise<unknown>;
  logger?: FastifyBaseLogger;
}

/** Makes the server of the REST API, ready to listen or to be called with `inject`. */
export async function buildServer({
  database,
  settings,
  clock = () => new Date(),
  pause: ownPause,
  logger = makeLogger(settings.logLevel),
}: ServerOptions): Promise<FastifyInstance> {
  const pause = ownPause ?? wait;
  const pins = new Pins(settings.pepper, settings.pinCost);
  const feed = new LiveFeed(database);
  const live = new LiveStreams({ database, feed, clock, log: logger });
  const messengers = openMessengers(settings.messaging ?? readMessagingSettings({}), ownPause);
  const pusher = new Pusher({ database, feed, messengers, clock, log: logger });
  const app = Fastify({
    loggerInstance: logger,
    logController: new CallLog(),
    genReqId: requestId,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies(settings.trustProxy ?? []),
    requestTimeout: 15_000,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  // Responses were already checked against their schemas before the transaction was committed.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  app.decorateRequest('session', null);
  app.decorateRequest('now');
  app.addHook('onRequest', async (request) => {
    request.now = clock();
  });
  answerErrors(app);
  tellRequestId(app);
  closeWithLastAnswer(app);
  app.addHook('preClose', async () => live.close());
  app.addHook('onReady', () => pusher.start());
  app.addHook('onClose', async () => {
    await pusher.close();
    await feed.close();
  });
  await secureHeaders(app);
  await limitCalls(app, settings.limits);
  await takeMultipart(app, BODY_LIMIT);
  serveHealth(app, database);
  serveMetrics(app, database);
  await serveDocs(app);
  const payment = settings.payment ?? readPaymentSettings({});
  const services: Services = {
    database,
    files: new Files(settings.filesFolder, settings.pepper),
    seal: new Seal(settings.pepper),
    kept: new KeptCallers(database, feed),
    pins,
    guard: new PinGuard(database, pins, pause),
    wrongKeys: new WrongKeys(),
    rawTokens: settings.rawTokens ?? false,
    live,
    messengers,
    publicUrl: payment.publicUrl,
    linkDays: settings.linkDays ?? LINK_DAYS,
    payments: await openPayments(app, {
      settings: payment,
      pepper: settings.pepper,
      database,
    }),
  };
  for (const [slice, routes] of slices) {
    for (const route of routes) register(app, slice, route, services);
  }
  return app;
}
