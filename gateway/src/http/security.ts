import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

type Directives = Record<string, string[]>;

/**
 * What pages of this server may do: run only our own scripts. Styles may be inline, since the component library
 * writes them while it runs; pictures may come from elsewhere over https (spec 1 §9).
 */
const PAGES: Directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  frameSrc: ["'self'", 'blob:'],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** The playground's editor brings pictures and its icons' font inside its styles. */
export const PLAYGROUND: Directives = {
  ...PAGES,
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'", 'data:'],
};

/** A page for whoever has its link: nothing runs on it, and it fetches nothing but pictures of its own. */
export const LINKED: Directives = {
  defaultSrc: ["'none'"],
  imgSrc: ["'self'", 'data:'],
  styleSrc: ["'unsafe-inline'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Files that people have stored: nothing in them may run. */
export const STORED: Directives = {
  defaultSrc: ["'none'"],
  imgSrc: ["'self'"],
  styleSrc: ["'unsafe-inline'"],
  sandbox: [],
  frameAncestors: ["'none'"],
};

/** The policy as it stands in the header. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) =>
      [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '),
    )
    .join(';');
}

/** For pages of the client: the map asks the services that the operator has set for its tiles. */
const pagesWith = (tiles: readonly string[]): Directives => ({
  ...PAGES,
  imgSrc: [...(PAGES['imgSrc'] ?? []), ...tiles.filter((origin) => origin.startsWith('http:'))],
  connectSrc: ["'self'", ...tiles],
});

/**
 * Puts the security headers on every answer.
 * @param https whether people reach the server over TLS
 * @param tiles origins that the map may fetch from
 */
export async function secureAnswers(
  app: FastifyInstance,
  https: boolean,
  tiles: readonly string[] = [],
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: pagesWith(tiles) },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
}
