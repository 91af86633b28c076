import type { PictureUse, Right, Toggle } from '@galla/domain';
import Type, { type TObject, type TProperties, type TSchema } from 'typebox';

/**
 * Who may call: `public` without a token; `unpaid` any signed-in person, also of a shop whose subscription is
 * not paid; `paid` the signed-in people of a paid shop.
 */
export type Access = 'public' | 'unpaid' | 'paid';

/**
 * Whether a call may be sent again after a fault: `safe` changes nothing; `keyed` carries an Idempotency-Key, so
 * that a second one gets the first one's answer; `never` is asked about before it is sent again.
 */
export type Repeat = 'safe' | 'keyed' | 'never';

/**
 * Which of an endpoint's rights count, by what the call is about: the value of the first of these fields that the query
 * or the body has, else of `otherwise`; any one of them is enough. A value that is not among them leaves any one of the
 * endpoint's rights enough: the call is refused for it.
 */
export interface RightsBy {
  readonly fields: readonly string[];
  readonly rights: Readonly<Record<string, readonly Right[]>>;
  readonly otherwise?: string;
}

/** Which use a picture is for, by what the call is about: the value of the first of these fields that the body has. */
export interface PictureBy {
  readonly fields: readonly string[];
  readonly uses: Readonly<Record<string, PictureUse>>;
  readonly otherwise: PictureUse;
}

/** What comes as a file: a picture for a use of domain's `PICTURES`, or bytes that the handler itself judges. */
export type FileKind = PictureUse | PictureBy | 'bytes';

/** What an author states of a call; everything left out takes the default named there. */
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
   * The files that may come with it, by the name of their part: it then takes multipart/form-data, with the body's
   * fields as texts, as well as JSON without files. Default none.
   */
  files?: Readonly<Record<string, FileKind>>;
  /** Bytes instead of JSON in the answer, or server-sent events without an end; default `json`. */
  answers?: 'json' | 'binary' | 'stream';
  /** Where `tenant_schema` stands; the client adds it, and one hook compares it with the session. Default `none`. */
  tenant?: 'query' | 'body' | 'none';
  /** Default `paid`. */
  access?: Access;
  /** Open also to somebody whose one-time PIN is still to be changed. Default false: all else waits for that. */
  withOneTimePin?: boolean;
  /** Any one of these is enough; default none: a session will do. The owner has every right. */
  rights?: readonly Right[];
  /** Open to the owner of the shop alone, whatever rights others have. Default false. */
  ownerOnly?: boolean;
  /**
   * Open to whoever has a secret that is no token, such as that of a link: an address has a number of such calls of its
   * own, right or wrong. For `public` calls; default false.
   */
  bySecret?: boolean;
  /**
   * Open to API keys without a right of their own to it. Default false: where a call needs rights, a key's scopes open
   * it; all else is closed to keys.
   */
  forKeys?: boolean;
  /** Closed to API keys, whatever their scopes: what asks for the PIN, which a key does not have. Default false. */
  closedToKeys?: boolean;
  /** Narrows the rights to those on what the call is about; default `none`. */
  rightsBy?: RightsBy | 'none';
  /** What the shop must allow its employees besides the right (spec 1 §6); the owner needs neither. Default `none`. */
  requireToggle?: Toggle | 'none';
  repeat: R;
  /**
   * The answer holds what is shown only once: it is not kept for a repetition, which is refused with SHOWN_ONCE. For
   * `keyed` calls; default false.
   */
  shownOnce?: boolean;
  params?: P;
  query?: Q;
  body?: B;
  /** What a field that the body does not name may hold, where it takes such fields; default: it takes none. */
  moreFields?: TSchema;
  /** The answer of a success; a binary one states its content type here instead. */
  answer: A;
}

/** One call of the REST API: everything that server, client, OpenAPI page and tests need to know about it. */
export interface Endpoint<
  P extends TProperties = TProperties,
  Q extends TProperties = TProperties,
  B extends TProperties = TProperties,
  A extends TSchema = TSchema,
  /** Kept as a literal, so that a keyed call without its key fails the type check. */
  R extends Repeat = Repeat,
> extends Required<Omit<Definition<P, Q, B, A, R>, 'params' | 'query' | 'body' | 'moreFields' | 'answer'>> {
  readonly schema: {
    readonly params: TObject<P>;
    readonly query: TObject<Q>;
    /** Absent for a call without a body. */
    readonly body: TObject<B> | undefined;
    readonly answer: A;
  };
}

/**
 * Makes an endpoint of its definition. Requests are closed: a field that is not named is refused, so that a
 * misspelt one cannot be lost silently. `tenant_schema` is added where the definition says that it stands.
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
