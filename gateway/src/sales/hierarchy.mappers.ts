import { parsePercent, percentText } from '@galla/domain';
import type { sales } from '@galla/upstream/contract';
import type { Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { Designation } from '../types.generated.ts';

/** A designation with its public field, the name. The other fields need rights and come from the hierarchy. */
export interface DesignationMapper {
  readonly __typename: 'Designation';
  readonly dbId: string;
  readonly name: string;
}

/** A designation within the hierarchy, linked with its parent and children. */
export type PlacedDesignation = Model<
  Designation,
  'parent' | 'children' | 'people' | 'permissions' | 'viewerCanChange' | 'viewerCanPermit'
> & {
  parent: PlacedDesignation | null;
  children: PlacedDesignation[];
  /** Ids of the employees who have it. */
  personIds: readonly string[];
};

type Row = Answer<typeof sales.designationTree>['data'][number];

/** The designations of a tree in preorder, each linked with its parent and children. */
export function designationsOf(
  rows: readonly Row[],
  parent: PlacedDesignation | null = null,
): PlacedDesignation[] {
  return rows.flatMap((row) => {
    const designation: PlacedDesignation = {
      __typename: 'Designation',
      dbId: row.id,
      name: row.name,
      visibilityPoints: row.visibility_points,
      commissionPercent: percentText(parsePercent(row.commission_percent) ?? 0),
      level: (parent?.level ?? 0) + 1,
      parent,
      children: [],
      peopleCount: row.employees.length,
      personIds: row.employees,
      rightsCount: row.rights,
      version: row.version,
    };
    parent?.children.push(designation);
    return [designation, ...designationsOf(row.children, designation)];
  });
}

/** Whether a designation has the id or is above the one that has. */
export function leadsTo({ dbId, children }: PlacedDesignation, id: string): boolean {
  return dbId === id || children.some((child) => leadsTo(child, id));
}

/** The designation a record refers to. */
export function designationNamed(dbId: string, name: string): DesignationMapper {
  return { __typename: 'Designation', dbId, name };
}

export const isPlaced = (designation: DesignationMapper): designation is PlacedDesignation =>
  'children' in designation;
