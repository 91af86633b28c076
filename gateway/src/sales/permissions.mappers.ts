import { menuNamed } from '@galla/domain';
import type { sales } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import type { MenuRule } from '../types.generated.ts';

/** The permissions of a designation, with its id for the loader. */
export interface DesignationPermissions {
  designationId: string;
  rules: Required<Omit<MenuRule, '__typename'>>[];
  hasRules: boolean;
  version: number;
  confirmedAt: string | null;
  confirmedBy: string | null;
}

type Row = Answer<typeof sales.permissions>['data'][number];

export function permissionsOf(row: Row): DesignationPermissions {
  return {
    designationId: row.designation_id,
    rules: row.data.flatMap(({ menus }) =>
      menus.flatMap(({ slug, permissions }) => {
        const menu = menuNamed(slug)?.code;
        return menu ? [{ menu, ...permissions }] : [];
      }),
    ),
    hasRules: row.has_rules,
    version: row.version,
    confirmedAt: row.confirmed_at,
    confirmedBy: row.confirmed_by,
  };
}
