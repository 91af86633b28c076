import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { useEmployees_tenant$key } from '../../__generated__/useEmployees_tenant.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';

/** An employee as shown in list and form. */
export type Employee = ReturnType<typeof useEmployees>[number];

/** All employees of the shop: the owner first, then by name. */
export function useEmployees(tenant: useEmployees_tenant$key) {
  const { staff } = useFragment(
    graphql`
      fragment useEmployees_tenant on Tenant @throwOnFieldError {
        staff {
          id
          commission @catch(to: NULL) {
            earnedThisMonth
            target {
              amount
              sold
            }
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
    /** Undefined for the owner, who earns no commission, and if it could not be fetched. */
    earned: commission == null ? undefined : paiseOf(commission.earnedThisMonth),
    /** Target and sales of this month; undefined if there is no target. */
    target:
      commission?.target.amount == null
        ? undefined
        : { amount: paiseOf(commission.target.amount), sold: paiseOf(commission.target.sold) },
    values: Object.fromEntries((details?.values ?? []).map(({ name, value }) => [name, value])),
    version: details?.version,
  }));
}
