import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { BilledBy_tenant$key } from '../__generated__/BilledBy_tenant.graphql.ts';
import { Labelled } from '../ui/Labelled.tsx';
import { SelectField } from '../ui/SelectField.tsx';

interface Props {
  tenant: BilledBy_tenant$key;
  /** Global id of the chosen employee; '' for the signed-in user. */
  value: string;
  onValue: (employeeId: string) => void;
}

/** Chooses the employee who bills and earns the commission: one of the active employees, or none. */
export function BilledBy({ tenant, value, onValue }: Props) {
  const employees = useActiveEmployees(tenant);
  return (
    <Labelled label={formatMessage('billing.billedBy')} optional hint={formatMessage('billing.billedByHint')}>
      <SelectField
        options={employees.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        value={employees.some(({ id }) => id === value) ? value : ''}
        placeholder={formatMessage('billing.yourself')}
        onValue={onValue}
      />
    </Labelled>
  );
}

const NOBODY: readonly { id: string; fullName: string }[] = [];

/** The employees who may be chosen (spec 2 §2: status 1); empty if the user may not see them. */
export function useActiveEmployees(tenant: BilledBy_tenant$key): readonly { id: string; fullName: string }[] {
  const { employees } = useFragment(
    graphql`
      fragment BilledBy_tenant on Tenant {
        employees(filter: { active: true }) @catch(to: NULL) {
          id
          fullName
        }
      }
    `,
    tenant,
  );
  return employees ?? NOBODY;
}
