import type { ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CustomerRows_tenant$key } from '../../../__generated__/CustomerRows_tenant.graphql.ts';
import { CustomerPicker } from '../../../customers/index.ts';

interface Props extends Omit<ComponentProps<typeof CustomerPicker>, 'tenant'> {
  tenant: CustomerRows_tenant$key;
}

/** The customers found, in rows of 80 px. */
export function CustomerRows({ tenant, ...rest }: Props) {
  const data = useFragment(
    graphql`
      fragment CustomerRows_tenant on Tenant @argumentDefinitions(search: { type: "String" }) {
        ...CustomerPicker_tenant @arguments(search: $search)
      }
    `,
    tenant,
  );
  return <CustomerPicker {...rest} tenant={data} narrow roomy />;
}
