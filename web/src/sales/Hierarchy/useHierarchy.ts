import { type Place, rebuildPlaces } from '@galla/domain';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useHierarchy_tenant$key } from '../../__generated__/useHierarchy_tenant.graphql.ts';

/** A designation as the tree and the panel show it. */
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
  /** What a change is decided on. */
  version: number;
  /** Not the own one, nor one above it. */
  viewerCanChange: boolean;
}

export interface Hierarchy {
  /** Global id of the shop. */
  tenantId: string;
  /** Parents before their children, siblings in their order. */
  designations: readonly Designation[];
  /** The same as places, for what the domain knows of moves. */
  places: readonly Place[];
}

/** The designations of the shop as they are, or will be once what was moved is saved. */
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
