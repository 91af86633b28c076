import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a signed-in call for its shop. */
    limitTenant(request: FastifyRequest): Promise<void>;
    /** Counts a call for its API key. */
    limitKey(request: FastifyRequest): Promise<void>;
    /** Counts a call with a link's secret for its IP address. */
    limitLink(request: FastifyRequest): Promise<void>;
  }
}

/** Maximum number of calls in 10 seconds, or per minute for links; further ones are refused. */
export interface Limits {
  /** Per shop. */
  tenant: number;
  /** Per IP address. */
  address: number;
  /** Per API key. */
  key: number;
  /** For links, per IP address and minute. */
  link: number;
}

const WINDOW = 10_000;
const LINK_WINDOW = 60_000;

/** Prevents a single shop or IP address from slowing down the others: each has a limit per 10 seconds. */
export async function limitCalls(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(rateLimit, { global: false });
  const counter = (max: number, keyOf: (request: FastifyRequest) => string, timeWindow = WINDOW) => {
    const count = app.createRateLimit({ max, timeWindow, keyGenerator: keyOf });
    return async (request: FastifyRequest) => {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) throw tooMany(Math.max(1, result.ttlInSeconds));
    };
  };
  app.decorate(
    'limitTenant',
    counter(limits.tenant, (request) => request.session?.tenantId ?? ''),
  );
  app.decorate(
    'limitKey',
    counter(limits.key, (request) => `key ${request.session?.sessionId ?? ''}`),
  );
  app.decorate(
    'limitLink',
    counter(limits.link, (request) => `link ${request.ip}`, LINK_WINDOW),
  );
  const limitAddress = counter(limits.address, (request) => request.ip);
  app.addHook('onRequest', async (request) => {
    // The gateway on the same machine calls over a Unix socket; the client's address is in X-Forwarded-For.
    if (request.ip) await limitAddress(request);
  });
}
