import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EmployeePanel_tenant$key } from '../../__generated__/EmployeePanel_tenant.graphql.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { useCreateOneTimePin, useFreshPin } from '../../session/index.ts';
import { DetailDrawer } from '../../ui/DetailDrawer.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { NEW } from './address.ts';
import type { Switching } from './columns.tsx';
import type { Rights } from './EmployeeList.tsx';
import { NewEmployee } from './form/NewEmployee.tsx';
import { OpenEmployee } from './form/OpenEmployee.tsx';
import type { Employee } from './useEmployees.ts';

interface Props {
  tenant: EmployeePanel_tenant$key;
  people: readonly Employee[];
  /** Id of the open employee, NEW, or '' for none. */
  open: string;
  rights: Rights;
  /** The commission page of the kind of business. */
  commission: string;
  switching: Switching;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Beside the list: the open employee, or the form for a new one. */
export function EmployeePanel(props: Props) {
  const { people, open, rights, commission, switching, onOpen, onClose } = props;
  const { form } = useFragment(
    graphql`
      fragment EmployeePanel_tenant on Tenant {
        form(name: "employees") {
          ...NewEmployee_form
          ...OpenEmployee_form
        }
      }
    `,
    props.tenant,
  );
  const [made, setMade] = useState<{ id: string; pin: string }>();
  const fresh = useFreshPin(formatMessage('employees.pinReason'));
  const { write, busy } = useCreateOneTimePin(fresh.ask);
  const [asking, setAsking] = useState(false);
  /** Id of the employee just added, for whom "Add another" is offered. */
  const [added, setAdded] = useState('');
  const makePin = async (id: string): Promise<void> => {
    const outcome = await write({ key: newKey(), employee: id });
    if (outcome.kind === 'saved') setMade({ id, pin: outcome.saved.pin });
    else if (outcome.kind !== 'pin') toast.error(outcome.message);
  };
  if (open === '') return false;
  const employee = people.find(({ id }) => id === open);
  const adds = open === NEW && rights.add;
  if (form == null || (employee === undefined && !adds)) {
    return (
      <DetailDrawer title={formatMessage('employees.employee')} open onClose={onClose}>
        {form == null ? (
          <ErrorBand title={formatMessage('forms.loadFailed')} />
        ) : (
          <EmptyState title={formatMessage('employees.missing')} />
        )}
      </DetailDrawer>
    );
  }
  if (employee === undefined) {
    return (
      <NewEmployee
        form={form}
        onAdded={(id) => {
          setAdded(id);
          onOpen(id);
          if (rights.own.isOwner) void makePin(id);
        }}
        onClose={onClose}
      />
    );
  }
  const { id } = employee;
  const mayChange = !employee.isOwner && id !== rights.own.id;
  return (
    <>
      <OpenEmployee
        key={id}
        form={form}
        employee={employee}
        readOnly={!rights.edit || !mayChange}
        pin={made?.id === id ? made.pin : undefined}
        commission={employee.isOwner ? undefined : commission}
        onActive={switching(employee)}
        onAddAnother={added === id && rights.add ? () => onOpen(NEW) : undefined}
        onResetPin={rights.own.isOwner && mayChange ? () => setAsking(true) : undefined}
        onClose={onClose}
      />
      <ConfirmWrite
        open={asking}
        title={formatMessage('session.makePinQuestion', { name: employee.name })}
        confirm={formatMessage('session.makePin')}
        busy={busy}
        write={(key) => write({ key, employee: id })}
        onSaved={({ saved }) => setMade({ id, pin: saved.pin })}
        onEnd={() => setAsking(false)}
      >
        {formatMessage('session.makePinExplained', { name: employee.name })}
      </ConfirmWrite>
      {fresh.dialog}
    </>
  );
}
