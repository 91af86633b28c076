import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Slice } from '@galla/domain';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import Type from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { freshKeys, showExamples } from './openapiExamples.ts';
import { opensToKeys } from './opensToKeys.ts';
import { REFUSAL_SCHEMAS, refusalsOf } from './openapiRefusals.ts';

const ABOUT = [
  'What the data of the shops is reached by.',
  'Sign in with `POST /login`, and send its `access_token` as `Authorization: Bearer …` ("Authorize" keeps it for this page).',
  '`tenant_schema`, of `GET /me`, names the shop. A write takes a new UUID as `Idempotency-Key`.',
].join('\n\n');

const ACCESS = {
  public: 'Anyone may call this.',
  unpaid: 'For signed-in people, also of a shop whose subscription is not paid.',
  paid: 'For signed-in people of a paid shop.',
} as const;

const REPEAT = {
  safe: 'Changes nothing: may be sent again.',
  keyed: 'Needs an Idempotency-Key; sent again with the same one it gives the first answer.',
  never: 'Not to be sent again blindly.',
} as const;

const keyHeader = Type.Object({ 'idempotency-key': Type.String({ format: 'uuid' }) });

const ONCE = ' The answer is shown once: sent again with the same key the call is refused with SHOWN_ONCE.';

function describe(endpoint: Endpoint): string {
  const { access, rights, requireToggle, repeat, files, ownerOnly, shownOnce } = endpoint;
  const needs = rights.length === 0 ? '' : ` Needs one of the rights ${rights.join(', ')}.`;
  const toggle =
    requireToggle === 'none' ? '' : ` Of employees, only where the shop's ${requireToggle} is 1.`;
  const names = Object.keys(files).join(', ');
  const takes = names && ` May come as multipart/form-data with the files ${names}.`;
  const owner = ownerOnly ? ' For the owner only.' : '';
  const keys = access === 'public' || opensToKeys(endpoint) ? '' : ' Closed to API keys.';
  const again = shownOnce ? `Needs an Idempotency-Key.${ONCE}` : REPEAT[repeat];
  return `${ACCESS[access]}${owner}${needs}${toggle}${keys} ${again}${takes}`;
}

/** The schemas with which Fastify validates a call. */
function validatedParts({ schema, repeat }: Endpoint): FastifySchema {
  return {
    params: schema.params,
    querystring: schema.query,
    ...(schema.body && { body: schema.body }),
    ...(repeat === 'keyed' && { headers: keyHeader }),
  };
}

function documented(slice: Slice, endpoint: Endpoint): FastifySchema {
  return {
    tags: [slice],
    summary: endpoint.summary,
    description: describe(endpoint),
    security: endpoint.access === 'public' ? [] : [{ token: [] }],
    ...validatedParts(endpoint),
    response: { 200: endpoint.schema.answer, ...refusalsOf(slice, endpoint) },
  };
}

/**
 * How Fastify validates a call, and how its OpenAPI page describes it. The description is written when it is first
 * asked for: it would take a quarter of the time in which a server is made.
 */
export function described(slice: Slice, endpoint: Endpoint) {
  const swaggerTransform: SwaggerTransform = ({ url }) => ({ schema: documented(slice, endpoint), url });
  return { schema: validatedParts(endpoint), config: { swaggerTransform } };
}

/** The URL of the API: this server, or the path below which a gateway serves it. */
function serversOf({ headers }: FastifyRequest) {
  const prefix = headers['x-forwarded-prefix'];
  return typeof prefix === 'string' && /^(\/[\w-]+){1,4}$/.test(prefix)
    ? [{ url: prefix, description: 'Through the gateway, at its address' }]
    : [{ url: '/', description: 'This server' }];
}

/** Serves the API documentation: a page at /docs, the OpenAPI document at /docs/json. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Galla REST API', version: '1', description: ABOUT },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
        schemas: REFUSAL_SCHEMAS,
      },
    },
    transformObject: (made) =>
      'openapiObject' in made ? showExamples(made.openapiObject) : made.swaggerObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { docExpansion: 'list', validatorUrl: null },
    transformSpecification: (description, request) => ({
      ...freshKeys(description),
      servers: serversOf(request),
    }),
    theme: {
      title: 'Galla REST API',
      css: [{ filename: 'galla.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  });
}
