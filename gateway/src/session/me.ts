import type { session } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';

/** The signed-in user and the shop, from `/me`. */
export interface Me {
  readonly profile: Answer<typeof session.me>;
  /** "menu:flag", e.g. "billing:create". */
  readonly rights: ReadonlySet<string>;
}

/** Whether the caller is the shop's owner, who has every right; a key is neither employee nor owner. */
export const isOwner = ({ profile }: Me): boolean => profile.emp_id === null && profile.api_key === null;

const FLAGS = ['view', 'create', 'edit', 'delete'] as const;

/** Reads an answer of `/me`: its table of rights becomes a set. */
export function meOf(profile: Answer<typeof session.me>): Me {
  const rights = profile.rights.flatMap((right) =>
    FLAGS.filter((flag) => right[flag]).map((flag) => `${right.menu}:${flag}`),
  );
  return { profile, rights: new Set(rights) };
}
