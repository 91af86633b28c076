import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { useEmployees_tenant$key } from '../../__generated__/useEmployees_tenant.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';

/** A person as list and form show it. */
export type Employee = ReturnType<typeof useEmployees>[number];

/** All people of the shop: the owner first, then by name. */
export function useEmployees(tenant: useEmployees_tenant$key) {
  const { staff } = useFragment(
    graphql`
      fragment useEmployees_tenant on Tenant @throwOnFieldError {
        staff {
          id
          commission @catch(to: NULL) {
            earnedThisMonth
          }
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
  return staff.map(({ id, fullName, image, active, isOwner, designation, details, commission }) => ({
    id,
    name: fullName,
    image,
    active,
    isOwner,
    designation: isOwner ? formatMessage('employees.owner') : designation?.name,
    mobile: details?.mobile ?? '',
    joinedOn: details?.joinedOn,
    reportsTo: details?.reportingTo?.fullName,
    pendingOrders: details?.pendingOrders ?? 0,
    /** Undefined of the owner, who earns no commission, and where it could not be fetched. */
    earned: commission == null ? undefined : paiseOf(commission.earnedThisMonth),
    values: Object.fromEntries((details?.values ?? []).map(({ name, value }) => [name, value])),
    version: details?.version,
  }));
}
