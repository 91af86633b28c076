import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Id, Instant, Nullable, Success, Text } from '../http/schemas.ts';

/** API keys for other programs, made and revoked by the owner. */

export const ApiKey = Type.Object({
  id: Id,
  name: Type.String(),
  /** The rights granted to it: "billing:create". */
  scopes: Type.Array(Type.String()),
  /** When it expires; null for never. */
  expires_at: Nullable(Instant),
  /** To the minute; null before the first use. */
  last_used_at: Nullable(Instant),
  created_at: Instant,
  /** Staff id of the person who made it. */
  created_by: Id,
});

export const apiKeys = endpoint({
  method: 'GET',
  path: '/api-keys',
  summary: 'Lists the API keys of the shop, newest first, without revoked ones',
  ownerOnly: true,
  repeat: 'safe',
  answer: Type.Object({ success: Success, data: Type.Array(ApiKey) }),
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/api-keys',
  summary: 'Creates an API key, returned only once. Fails with PIN_REQUIRED unless the PIN was just given',
  ownerOnly: true,
  repeat: 'keyed',
  shownOnce: true,
  body: {
    name: Text(200),
    scopes: Type.Array(Text(80), { maxItems: 200 }),
    /** Lifetime: 30 days, 365 days, or until revoked. */
    life: Type.Union([Type.Literal('DAYS_30'), Type.Literal('YEAR_1'), Type.Literal('NO_END')]),
  },
  answer: Type.Object({
    success: Success,
    /** To be sent as `Authorization: Bearer galla_…`. */
    secret: Type.String({ pattern: '^galla_[A-Za-z0-9_-]{43}$' }),
    data: ApiKey,
  }),
});

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api-keys/:id',
  summary: 'Revokes an API key at once; succeeds if it is already revoked',
  ownerOnly: true,
  repeat: 'keyed',
  params: { id: Id },
  answer: Type.Object({ success: Success, id: Id }),
});
