import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

type Directives = Record<string, string[]>;

/**
 * Content security policy of pages: only our own scripts run. Styles may be inline, since the component library
 * writes them at run time; pictures may come from elsewhere over https (spec 1 §9).
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

/** The playground's editor embeds pictures and its icon font in its styles. */
export const PLAYGROUND: Directives = {
  ...PAGES,
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'", 'data:'],
};

/** A page for anyone with its link: no scripts, and only its own pictures. */
export const LINKED: Directives = {
  defaultSrc: ["'none'"],
  imgSrc: ["'self'", 'data:'],
  styleSrc: ["'unsafe-inline'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Files stored by users: nothing in them may run. */
export const STORED: Directives = {
  defaultSrc: ["'none'"],
  imgSrc: ["'self'"],
  styleSrc: ["'unsafe-inline'"],
  sandbox: [],
  frameAncestors: ["'none'"],
};

/** The policy as a header value. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) =>
      [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...sources].join(' '),
    )
    .join(';');
}

/** For pages of the client: the map fetches tiles from the operator's services. */
const pagesWith = (tiles: readonly string[]): Directives => ({
  ...PAGES,
  imgSrc: [...(PAGES['imgSrc'] ?? []), ...tiles.filter((origin) => origin.startsWith('http:'))],
  connectSrc: ["'self'", ...tiles],
});

/**
 * Adds the security headers to every answer.
 * @param https whether clients reach the server over TLS
 * @param tiles origins the map may fetch from
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
