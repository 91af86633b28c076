/** What those in no group are known by; a name has a letter in front, so that none is mistaken for it. */
const NO_GROUP = 'none';

/** What the category of a group is known by within its global id. */
export const categoryId = (group: string | null): string =>
  group === null ? NO_GROUP : `g${Buffer.from(group).toString('base64url')}`;

/** The group whose category is known by this; null for those in none. */
export const groupOf = (dbId: string): string | null =>
  dbId === NO_GROUP ? null : Buffer.from(dbId.slice(1), 'base64url').toString('utf8');

/** How upstream's lists take the group of a category. */
export const groupOnWire = (group: string | null): { group?: string; ungrouped?: '1' } =>
  group === null ? { ungrouped: '1' } : { group };
