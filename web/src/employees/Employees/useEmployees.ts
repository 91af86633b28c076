import { graphql, useFragment } from 'react-relay';
import type { useEmployees_tenant$key } from '../../__generated__/useEmployees_tenant.graphql.ts';

/** A person as list and form show it. */
export type Employee = ReturnType<typeof useEmployees>[number];

/** All people of the shop: the owner first, then by name. */
export function useEmployees(tenant: useEmployees_tenant$key) {
  const { staff } = useFragment(
    graphql`
      fragment useEmployees_tenant on Tenant @throwOnFieldError {
        staff {
          id
          fullName
          image
          active
          isOwner
          designation {
            name
          }
          details {
            mobile
            joinedOn
            reportingTo {
              fullName
            }
            pendingOrders
            values {
              name
              value
            }
            version
          }
        }
      }
    `,
    tenant,
  );
  return staff.map(({ id, fullName, image, active, isOwner, designation, details }) => ({
    id,
    name: fullName,
    image,
    active,
    isOwner,
    designation: designation?.name,
    mobile: details?.mobile ?? '',
    joinedOn: details?.joinedOn,
    reportsTo: details?.reportingTo?.fullName,
    pendingOrders: details?.pendingOrders ?? 0,
    values: Object.fromEntries((details?.values ?? []).map(({ name, value }) => [name, value])),
    version: details?.version,
  }));
}
