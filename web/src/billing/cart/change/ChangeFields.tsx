import type { BillingData } from '@galla/domain';
import { Drawer } from '@chakra-ui/react/drawer';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChangeFields_tenant$key } from '../../../__generated__/ChangeFields_tenant.graphql.ts';
import { SplitChoice } from '../../../commission/index.ts';
import { AddCustomerDialog, CustomerPicker } from '../../../customers/index.ts';
import { BilledBy, useActiveEmployees } from '../../BilledBy.tsx';

interface Props {
  tenant: ChangeFields_tenant$key;
  text: string;
  /** The search text of the current results. */
  asked: string;
  /** Why the search for the current text failed. */
  failure: Error | undefined;
  onRetry: () => void;
  onText: (text: string) => void;
  data: BillingData;
  onData: (data: BillingData) => void;
}

/** The customers to choose from, and the billing employee. */
export function ChangeFields({ tenant, text, asked, failure, onRetry, onText, data, onData }: Props) {
  const shop = useFragment(
    graphql`
      fragment ChangeFields_tenant on Tenant @argumentDefinitions(search: { type: "String" }) {
        business {
          capabilities
        }
        ...BilledBy_tenant
        ...CustomerPicker_tenant @arguments(search: $search)
      }
    `,
    tenant,
  );
  const employees = useActiveEmployees(shop);
  const [adding, setAdding] = useState(false);
  const take = ({ id, name, mobile }: { id: string; name: string; mobile: string }): void =>
    onData({ ...data, contactId: id, contactName: name, contactMobile: mobile });
  return (
    <>
      <CustomerPicker
        tenant={shop}
        text={text}
        asked={asked}
        failure={failure}
        onRetry={onRetry}
        onText={onText}
        chosen={data.contactId}
        onChoose={take}
        onAdd={() => setAdding(true)}
        narrow
      />
      <Drawer.Footer flexWrap={{ base: 'wrap', md: 'nowrap' }}>
        <BilledBy
          tenant={shop}
          value={data.employeeId ?? ''}
          onValue={(employeeId) => {
            // The commission split was agreed with the previous employee.
            const { employeeId: _id, employeeName: _name, parts: _parts, ...rest } = data;
            const employee = employees.find(({ id }) => id === employeeId);
            onData(employee ? { ...rest, employeeId, employeeName: employee.fullName } : rest);
          }}
        />
        {data.option !== 'proposal' && !shop.business.capabilities.includes('BOUTIQUE_COMMISSION') && (
          <SplitChoice
            people={employees}
            seller={data.employeeId ?? ''}
            parts={data.parts ?? []}
            onParts={(parts) => {
              const { parts: _parts, ...rest } = data;
              onData(parts.length > 0 ? { ...rest, parts: [...parts] } : rest);
            }}
          />
        )}
      </Drawer.Footer>
      <AddCustomerDialog
        open={adding}
        typed={text}
        onClose={() => setAdding(false)}
        onCustomer={(customer) => {
          setAdding(false);
          take(customer);
        }}
      />
    </>
  );
}
