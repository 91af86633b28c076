import { globalId, type NodeType } from './ids.ts';

/**
 * The shape that a mapper produces from an upstream record for a type of the graph: every plain field, so that
 * default resolvers work, and `dbId` instead of the global id, so that a forgotten `id` resolver cannot leak it.
 * `Resolved` are the fields with resolvers.
 */
export type Model<T extends { __typename?: string }, Resolved extends keyof T = never> = {
  [Field in Exclude<keyof T, 'id' | '__typename' | Resolved>]-?: Exclude<T[Field], undefined>;
} & {
  readonly __typename: NonNullable<T['__typename']>;
  readonly dbId: string;
};

/** The common fields of a record whose type has no resolvers, and hence no mapper. */
export const nodeOf = <Type extends NodeType>(type: Type, dbId: string) => ({
  __typename: type,
  dbId,
  id: globalId(type, dbId),
});
