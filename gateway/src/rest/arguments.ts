import type { Endpoint } from '@galla/upstream/contract';
import type { Static, TSchema } from 'typebox';

/** Any endpoint of the contract. */
export type AnyEndpoint = Omit<Endpoint, 'schema' | 'repeat'> & {
  readonly repeat: Endpoint['repeat'];
  readonly schema: {
    readonly params: TSchema;
    readonly query: TSchema;
    readonly body: TSchema | undefined;
    readonly answer: TSchema;
  };
};

/** `{ query: … }`, optional where every field of it is. */
type Part<Name extends string, Value> = {} extends Value ? { [K in Name]?: Value } : { [K in Name]: Value };

type BodyOf<E extends AnyEndpoint> = E['schema']['body'] extends (infer B) | undefined
  ? B extends TSchema
    ? Static<B>
    : {}
  : {};

/** A call's arguments by the endpoint's schemas; a keyed endpoint also needs the write's idempotency key. */
export type Arguments<E extends AnyEndpoint> = Part<'params', Static<E['schema']['params']>> &
  Part<'query', Static<E['schema']['query']>> &
  Part<'body', BodyOf<E>> &
  (E['repeat'] extends 'keyed' ? { key: string } : {});

/** The endpoint's answer. */
export type Answer<E extends AnyEndpoint> = Static<E['schema']['answer']>;

/** Calls an endpoint of the contract with the caller's token; `args` may be omitted where nothing is required. */
export type Call = <E extends AnyEndpoint>(
  endpoint: E,
  ...args: {} extends Arguments<E> ? [args?: Arguments<E>] : [args: Arguments<E>]
) => Promise<Answer<E>>;
