import { FLAGS, MENUS, percentText, ranksOf, rebuildPlaces } from '@galla/domain';
import type { Designation } from '../../types.ts';
import type { Row } from '../insertRows.ts';

/** The designations with their positions in the hierarchy. */
export function designationRows(
  designations: readonly Designation[],
  idOf: (name: string) => string,
): Row<'designation'>[] {
  const places = rebuildPlaces(
    designations.map(({ name, below }) => ({
      id: idOf(name),
      parentId: below === undefined ? null : idOf(below),
    })),
  );
  const ranks = ranksOf(places);
  return designations.flatMap(({ name, points, commission }) =>
    places
      .filter(({ id }) => id === idOf(name))
      .map(({ id, parentId, left, right }) => ({
        id,
        name,
        parentId,
        lft: left,
        rgt: right,
        sort: ranks.get(id) ?? 1,
        visibilityPoints: points,
        commissionPercent: percentText(commission),
      })),
  );
}

/** A designation's rights, one row per menu with any. */
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
