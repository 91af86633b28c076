import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call of a signed-in person for his shop. */
    limitTenant(request: FastifyRequest): Promise<void>;
    /** Counts a call with an API key for that key. */
    limitKey(request: FastifyRequest): Promise<void>;
    /** Counts a call with the secret of a link for the address that it comes from. */
    limitLink(request: FastifyRequest): Promise<void>;
  }
}

/** Calls within 10 seconds, or a minute for links, after which the rest is told to wait. */
export interface Limits {
  /** By one shop. */
  tenant: number;
  /** From one address. */
  address: number;
  /** With one API key. */
  key: number;
  /** From one address with links, in a minute. */
  link: number;
}

const WINDOW = 10_000;
const LINK_WINDOW = 60_000;

/** Keeps one noisy shop or address from slowing the rest: each has a number of calls in 10 seconds. */
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
    // The gateway on the same machine calls over a Unix socket; whom it calls for stands in X-Forwarded-For.
    if (request.ip) await limitAddress(request);
  });
}
