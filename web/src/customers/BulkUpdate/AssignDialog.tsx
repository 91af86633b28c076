import { formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AssignDialogQuery } from '../../__generated__/AssignDialogQuery.graphql.ts';
import { toast } from '../../app/toast/toast.ts';
import { choicesOf } from '../../ui/choicesOf.ts';
import { DialogForm } from '../../ui/dialog/DialogForm.tsx';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { MovedToo } from './MovedToo.tsx';
import { useAssignContacts } from './useAssignContacts.ts';
import type { ChosenContact } from './useChosen.ts';

interface Props {
  contacts: readonly ChosenContact[];
  onClose: () => void;
  onAssigned: () => void;
}

/** "Assign Selected Contacts": to an employee, a group or both (spec 2 §5). */
export function AssignDialog({ contacts, onClose, onAssigned }: Props) {
  const { viewer } = useLazyLoadQuery<AssignDialogQuery>(
    graphql`
      query AssignDialogQuery {
        viewer {
          tenant {
            employees(filter: { active: true }) {
              id
              fullName
            }
            contactGroups {
              name
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const employees = viewer?.tenant?.employees ?? [];
  const groups = viewer?.tenant?.contactGroups ?? [];
  const [employee, setEmployee] = useState('');
  const [group, setGroup] = useState('');
  const [problem, setProblem] = useState<string>();
  const { assign, busy } = useAssignContacts();
  const n = contacts.length;
  const named = employees.find(({ id }) => id === employee)?.fullName;

  const submit = async (): Promise<void> => {
    if (employee === '' && group === '') return setProblem(formatMessage('contacts.assignMissing'));
    setProblem(undefined);
    const ids = contacts.map(({ id }) => id);
    const outcome = await assign(ids, { ...(employee && { employee }), ...(group && { group }) });
    if (outcome.kind !== 'saved') return setProblem(outcome.message);
    toast.success(formatCount('contacts.assigned', n));
    return onAssigned();
  };

  return (
    <DialogFrame
      title={formatMessage('contacts.assignTitle')}
      description={<Described contacts={contacts} />}
      hangs
      closable={!busy}
      closes={busy ? 'never' : 'anyhow'}
      onClose={onClose}
    >
      <DialogForm
        submit={formatCount('contacts.assign', n)}
        busy={busy}
        unsaved={false}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        onCancel={onClose}
      >
        <Labelled label={formatMessage('contacts.employee')} optional error={problem}>
          <SelectField
            placeholder={formatMessage('contacts.leave')}
            options={choicesOf(employees)}
            value={employee}
            onValue={setEmployee}
          />
        </Labelled>
        <Labelled label={formatMessage('contacts.group')} optional>
          <SelectField
            placeholder={formatMessage('contacts.leave')}
            options={groups.map(({ name }) => ({ label: name, value: name }))}
            value={group}
            onValue={setGroup}
          />
        </Labelled>
        {named !== undefined && <MovedToo contacts={contacts} to={named} />}
      </DialogForm>
    </DialogFrame>
  );
}

function Described({ contacts }: Pick<Props, 'contacts'>) {
  const without = contacts.filter(({ employee }) => employee === null).length;
  const count = formatCount('contacts.count', contacts.length);
  return (
    <Box as="span" color="fg.muted">
      {without === 0 ? count : `${count}, ${formatMessage('contacts.withNobody', { n: without })}`}
    </Box>
  );
}
