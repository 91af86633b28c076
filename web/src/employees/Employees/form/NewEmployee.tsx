import { formatMessage } from '@galla/domain';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NewEmployee_form$key } from '../../../__generated__/NewEmployee_form.graphql.ts';
import { toast } from '../../../app/toast/toast.ts';
import { useCreateEmployee } from '../useWriteEmployees.ts';
import { EmployeeForm } from './EmployeeForm.tsx';

interface Props {
  form: NewEmployee_form$key;
  /** Receives the id of the new employee. */
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** The form for a new employee. */
export function NewEmployee({ form: key, onAdded, onClose }: Props) {
  const form = useFragment(
    graphql`
      fragment NewEmployee_form on Form {
        ...EmployeeForm_form
      }
    `,
    key,
  );
  const { write, checking } = useCreateEmployee();
  const added = useRef('');
  return (
    <EmployeeForm
      form={form}
      title={formatMessage('employees.add')}
      draftName="employee new"
      checking={checking}
      save={async (input, writeKey) => {
        const outcome = await write({ key: writeKey, ...input });
        if (outcome.kind === 'saved') added.current = outcome.saved.employee.id;
        return outcome;
      }}
      onSaved={() => {
        toast.success(formatMessage('employees.added'));
        onAdded(added.current);
      }}
      onClose={onClose}
    />
  );
}
