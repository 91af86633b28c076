/** The id for customers without a group; names are prefixed with a letter, so none can collide with it. */
const NO_GROUP = 'none';

/** The id of a group's category within its global id. */
export const categoryId = (group: string | null): string =>
  group === null ? NO_GROUP : `g${Buffer.from(group).toString('base64url')}`;

/** The group of a category's id; null for customers without a group. */
export const groupOf = (dbId: string): string | null =>
  dbId === NO_GROUP ? null : Buffer.from(dbId.slice(1), 'base64url').toString('utf8');

/** A category's group as upstream's lists take it. */
export const groupOnWire = (group: string | null): { group?: string; ungrouped?: '1' } =>
  group === null ? { ungrouped: '1' } : { group };
