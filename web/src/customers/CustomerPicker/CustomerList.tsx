import { graphql, useFragment } from 'react-relay';
import type { CustomerList_tenant$key } from '../../__generated__/CustomerList_tenant.graphql.ts';
import { CustomerPicker } from './CustomerPicker.tsx';

export interface ChosenCustomer {
  id: string;
  name: string;
}

interface Props {
  tenant: CustomerList_tenant$key;
  text: string;
  asked: string;
  onText: (text: string) => void;
  onChoose: (customer: ChosenCustomer) => void;
}

/** The customers found. There is no Add button, because only an existing customer can be chosen. */
export function CustomerList({ tenant, ...search }: Props) {
  const data = useFragment(
    graphql`
      fragment CustomerList_tenant on Tenant @argumentDefinitions(search: { type: "String" }) {
        ...CustomerPicker_tenant @arguments(search: $search)
      }
    `,
    tenant,
  );
  return <CustomerPicker narrow tenant={data} chosen="" onAdd={undefined} {...search} />;
}
