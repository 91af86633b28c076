import { FLAGS, MENUS } from '@galla/domain';
import type { Designation } from '../../types.ts';
import type { Row } from '../insertRows.ts';

/** A designation's rights, one row for each menu that it has any on. */
export function rightRows({ rights }: Designation, designationId: string): Row<'menuRight'>[] {
  return MENUS.flatMap(({ slug }) => {
    const [canView, canCreate, canEdit, canDelete] = FLAGS.map((flag) => rights.includes(`${slug}:${flag}`));
    if (!canView && !canCreate && !canEdit && !canDelete) return [];
    return [
      {
        designationId,
        menu: slug,
        canView: canView ?? false,
        canCreate: canCreate ?? false,
        canEdit: canEdit ?? false,
        canDelete: canDelete ?? false,
      },
    ];
  });
}
