import { formatMessage } from '@galla/domain';
import { VStack } from '@chakra-ui/react/stack';
import { Span } from '@chakra-ui/react/span';
import { useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { ConfirmWrite } from '../../record/ConfirmWrite.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { Employee } from './useEmployees.ts';
import { useUpdateEmployeeStatus } from './useWriteEmployees.ts';

interface Props {
  /** The employee to deactivate; undefined while the dialog is closed. */
  employee: Employee | undefined;
  people: readonly Employee[];
  onEnd: () => void;
}

/** Asks before an employee is deactivated, and who takes over open work. */
export function Deactivate({ employee, people, onEnd }: Props) {
  const { write, busy } = useUpdateEmployeeStatus();
  const [takeOver, setTakeOver] = useState('');
  // The dialog keeps the name while it closes.
  const [name, setName] = useState('');
  if (employee !== undefined && employee.name !== name) setName(employee.name);
  const end = (): void => {
    setTakeOver('');
    onEnd();
  };
  const others = people
    .filter(({ id, active }) => active && id !== employee?.id)
    .map((person) => ({ value: person.id, label: person.name }));
  return (
    <ConfirmWrite
      open={employee !== undefined}
      title={formatMessage('employees.deactivateQuestion', { name })}
      confirm={formatMessage('employees.deactivate')}
      dangerous
      busy={busy}
      write={(key) =>
        write({
          key,
          employee: employee?.id ?? '',
          active: false,
          takenOverBy: takeOver === '' ? null : takeOver,
        })
      }
      done={formatMessage('employees.deactivated', { name })}
      onFailed={() => toast.error(formatMessage('employees.statusFailed'))}
      onEnd={end}
    >
      <VStack align="stretch" gap="4">
        <Span>{formatMessage('employees.deactivateExplained')}</Span>
        <Labelled label={formatMessage('employees.takeOver')}>
          <SelectField
            options={others}
            value={takeOver}
            placeholder={formatMessage('employees.takeOverNobody')}
            onValue={setTakeOver}
          />
        </Labelled>
      </VStack>
    </ConfirmWrite>
  );
}
