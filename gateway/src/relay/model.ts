import { globalId, type NodeType } from './ids.ts';

/**
 * What a mapper makes of an upstream record for a type of the graph: every plain field of the type, so that default
 * resolvers do the rest, and `dbId` instead of the global id, so that a forgotten `id` resolver can't leak it.
 * `Resolved` are the fields that resolvers answer.
 */
export type Model<T extends { __typename?: string }, Resolved extends keyof T = never> = {
  [Field in Exclude<keyof T, 'id' | '__typename' | Resolved>]-?: Exclude<T[Field], undefined>;
} & {
  readonly __typename: NonNullable<T['__typename']>;
  readonly dbId: string;
};

/** What a record begins with whose type has no resolvers, and so no mapper: its fields are the type's, with the id. */
export const nodeOf = <Type extends NodeType>(type: Type, dbId: string) => ({
  __typename: type,
  dbId,
  id: globalId(type, dbId),
});
