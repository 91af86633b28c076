import { codeOf, flagsOf, isRight, rulesFor, slugOf, type Right } from '@galla/domain';
import type { keys } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { ApiKey, MenuRule, MenuRuleInput } from '../types.generated.ts';

/** An API key, without the fields its resolvers derive from ids. */
export type ApiKeyMapper = Omit<ApiKey, 'id' | 'createdBy' | '__typename'> & {
  __typename: 'ApiKey';
  dbId: string;
  creatorId: string;
};

type Row = Answer<typeof keys.apiKeys>['data'][number];

export function apiKeyOf(row: Row): ApiKeyMapper {
  return {
    __typename: 'ApiKey',
    dbId: row.id,
    name: row.name,
    scopes: rulesOf(row.scopes),
    expires: row.expires_at,
    lastUsed: row.last_used_at,
    createdAt: row.created_at,
    creatorId: row.created_by,
  };
}

function rulesOf(scopes: readonly string[]): MenuRule[] {
  const rights = new Set<Right>(scopes.filter((scope) => isRight(scope)));
  return [...rulesFor(rights).keys()].map((menu) => ({ menu: codeOf(menu), ...flagsOf(rights, menu) }));
}

const FLAGS = ['view', 'create', 'edit', 'delete'] as const;

/** Rules as scopes of the REST API: "billing:create". */
export const scopesOfRules = (rules: readonly MenuRuleInput[]): string[] =>
  rules.flatMap((rule) =>
    FLAGS.filter((flag) => rule[flag] === true).map((flag) => `${slugOf(rule.menu)}:${flag}`),
  );
