import { graphql, useFragment } from 'react-relay';
import type { useBranches_tenant$key } from '../../__generated__/useBranches_tenant.graphql.ts';

/** A branch as shown in list and form. */
export type Branch = ReturnType<typeof useBranches>[number];

/** All branches, by name. */
export function useBranches(tenant: useBranches_tenant$key) {
  const { branches } = useFragment(
    graphql`
      fragment useBranches_tenant on Tenant @throwOnFieldError {
        branches {
          id
          name
          address
          phone
          email
          manager
          openingHours
          facilities
          status
          memberCount
          version
        }
      }
    `,
    tenant,
  );
  return branches.map((branch) => ({
    id: branch.id,
    name: branch.name,
    address: branch.address,
    phone: branch.phone,
    email: branch.email,
    manager: branch.manager,
    openingHours: branch.openingHours,
    facilities: branch.facilities,
    status: branch.status,
    memberCount: branch.memberCount,
    version: branch.version,
  }));
}
