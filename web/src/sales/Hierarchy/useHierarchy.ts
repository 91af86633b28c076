import { type Place, rebuildPlaces } from '@galla/domain';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useHierarchy_tenant$key } from '../../__generated__/useHierarchy_tenant.graphql.ts';

/** A designation as shown in the tree and the panel. */
export interface Designation {
  /** Global id. */
  id: string;
  name: string;
  /** 1 at the top. */
  level: number;
  parentId: string | null;
  visibilityPoints: number;
  /** "2.5" */
  commissionPercent: string;
  /** Active or not. */
  peopleCount: number;
  /** The version that changes are based on. */
  version: number;
  /** Whether the user may change it: not the user's own designation, nor one above it. */
  viewerCanChange: boolean;
}

export interface Hierarchy {
  /** Global id of the shop. */
  tenantId: string;
  /** Parents before children, siblings in order. */
  designations: readonly Designation[];
  /** The same as places, for the domain's rules of moves. */
  places: readonly Place[];
}

/** The shop's designations, including moves that are still being saved. */
export function useHierarchy(tenant: useHierarchy_tenant$key): Hierarchy {
  const { id: tenantId, designations } = useFragment(
    graphql`
      fragment useHierarchy_tenant on Tenant @throwOnFieldError {
        id
        designations {
          id
          name
          level
          parent {
            id
          }
          visibilityPoints
          commissionPercent
          peopleCount
          version
          viewerCanChange
        }
      }
    `,
    tenant,
  );
  return useMemo(() => {
    const all = designations.map(
      ({
        id,
        name,
        level,
        parent,
        visibilityPoints,
        commissionPercent,
        peopleCount,
        version,
        viewerCanChange,
      }) => ({
        id,
        name,
        level,
        parentId: parent?.id ?? null,
        visibilityPoints,
        commissionPercent,
        peopleCount,
        version,
        viewerCanChange,
      }),
    );
    return { tenantId, designations: all, places: rebuildPlaces(all) };
  }, [tenantId, designations]);
}
