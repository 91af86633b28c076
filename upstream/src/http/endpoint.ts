import type { PictureUse, Right, Toggle } from '@galla/domain';
import Type, { type TObject, type TProperties, type TSchema } from 'typebox';

/**
 * Who may call: `public` without a token; `unpaid` anyone signed in, even if the shop's subscription is unpaid; `paid`
 * signed-in people of a paid shop.
 */
export type Access = 'public' | 'unpaid' | 'paid';

/**
 * Whether a call may be repeated after a fault: `safe` changes nothing; `keyed` has an Idempotency-Key, so that a
 * repetition gets the first response; `never` needs the user's confirmation.
 */
export type Repeat = 'safe' | 'keyed' | 'never';

/**
 * Selects the endpoint's rights that apply by what the call is about: the value of the first of these fields present in
 * query or body, else `otherwise`; one of them suffices. For an unknown value any of the endpoint's rights suffices,
 * since the call is then refused anyway.
 */
export interface RightsBy {
  readonly fields: readonly string[];
  readonly rights: Readonly<Record<string, readonly Right[]>>;
  readonly otherwise?: string;
}

/**
 * Selects the use of a picture by what the call is about: the value of the first of these fields present in the body.
 */
export interface PictureBy {
  readonly fields: readonly string[];
  readonly uses: Readonly<Record<string, PictureUse>>;
  readonly otherwise: PictureUse;
}

/** The kind of a file: a picture with a use from domain's `PICTURES`, or bytes validated by the handler. */
export type FileKind = PictureUse | PictureBy | 'bytes';

/** The definition of a call; properties left out have the documented default. */
export interface Definition<
  P extends TProperties,
  Q extends TProperties,
  B extends TProperties,
  A extends TSchema,
  R extends Repeat = Repeat,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with Fastify's `:name` parameters. */
  path: string;
  /** One sentence for the OpenAPI page. */
  summary: string;
  /**
   * Files by part name: the call then accepts multipart/form-data, with the body's fields as texts, in addition to JSON
   * without files. Default none.
   */
  files?: Readonly<Record<string, FileKind>>;
  /** Response of bytes or of endless server-sent events instead of JSON; default `json`. */
  answers?: 'json' | 'binary' | 'stream';
  /** Where `tenant_schema` is sent; the client adds it, and a hook compares it with the session. Default `none`. */
  tenant?: 'query' | 'body' | 'none';
  /** Default `paid`. */
  access?: Access;
  /** Allowed even before a one-time PIN was changed. Default false. */
  withOneTimePin?: boolean;
  /** One of these suffices; default none: any session. The owner has every right. */
  rights?: readonly Right[];
  /** For the shop's owner only, regardless of rights. Default false. */
  ownerOnly?: boolean;
  /**
   * Authorised by a secret other than a token, such as a link's: such calls have their own rate limit per address,
   * whether right or wrong. For `public` calls; default false.
   */
  bySecret?: boolean;
  /**
   * Allowed for API keys without a scope. Default false: calls with rights need a matching scope, all others are closed
   * to API keys.
   */
  forKeys?: boolean;
  /** Closed to API keys regardless of scopes, for example because it asks for the PIN. Default false. */
  closedToKeys?: boolean;
  /** Narrows the rights by what the call is about; default `none`. */
  rightsBy?: RightsBy | 'none';
  /**
   * A toggle that the shop must have on for employees, in addition to the right (spec 1 §6); does not apply to the
   * owner. Default `none`.
   */
  requireToggle?: Toggle | 'none';
  repeat: R;
  /**
   * The response contains something that is shown only once: it is not stored, and a repetition is refused with
   * SHOWN_ONCE. For `keyed` calls; default false.
   */
  shownOnce?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  /** Schema of additional fields of the body; default: none allowed. */
  moreFields?: TSchema;
  /** The success response; a binary one states its media type here. */
  answer: A;
}

/** A call of the REST API: everything that server, client, OpenAPI page and tests need to know about it. */
export interface Endpoint<
  P extends TProperties = TProperties,
  Q extends TProperties = TProperties,
  B extends TProperties = TProperties,
  A extends TSchema = TSchema,
  /** A literal type, so that a keyed call without its key fails the type check. */
  R extends Repeat = Repeat,
> extends Required<Omit<Definition<P, Q, B, A, R>, 'params' | 'query' | 'body' | 'moreFields' | 'answer'>> {
  readonly schema: {
    readonly params: TObject<P>;
    readonly query: TObject<Q>;
    /** Undefined for a call without a body. */
    readonly body: TObject<B> | undefined;
    readonly answer: A;
  };
}

/**
 * Makes an endpoint from its definition. Requests are closed: an unknown field is refused, so that a misspelled one is
 * never silently lost. `tenant_schema` is added where the definition says.
 */
export function endpoint<
  P extends TProperties = {},
  Q extends TProperties = {},
  B extends TProperties = {},
  A extends TSchema = TSchema,
  R extends Repeat = Repeat,
>(definition: Definition<P, Q, B, A, R>): Endpoint<P, Q, B, A, R> {
  const { params, query, body, moreFields, answer, ...rest } = definition;
  const tenant = rest.tenant ?? 'none';
  const key = { tenant_schema: Type.String({ minLength: 1, maxLength: 64 }) };
  const closed = { additionalProperties: false };
  return {
    answers: 'json',
    access: 'paid',
    withOneTimePin: false,
    rights: [],
    rightsBy: 'none',
    files: {},
    requireToggle: 'none',
    ownerOnly: false,
    bySecret: false,
    forKeys: false,
    closedToKeys: false,
    shownOnce: false,
    ...rest,
    tenant,
    schema: {
      params: Type.Object(params ?? ({} as P), closed),
      query: Type.Object({ ...(query ?? ({} as Q)), ...(tenant === 'query' ? key : {}) }, closed),
      body:
        rest.method === 'GET' || (body === undefined && tenant !== 'body')
          ? undefined
          : Type.Object(
              { ...(body ?? ({} as B)), ...(tenant === 'body' ? key : {}) },
              {
                additionalProperties: moreFields ?? false,
              },
            ),
      answer,
    },
  };
}
