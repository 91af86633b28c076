import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { graphql, useFragment } from 'react-relay';
import type { OpenEmployee_form$key } from '../../../__generated__/OpenEmployee_form.graphql.ts';
import { toast } from '../../../app/toast/toast.ts';
import { useFreshPin } from '../../../session/index.ts';
import { CommissionLink } from '../CommissionLink.tsx';
import { StatusSwitch } from '../StatusSwitch.tsx';
import type { Employee } from '../useEmployees.ts';
import { useUpdateEmployee } from '../useWriteEmployees.ts';
import { EmployeeForm } from './EmployeeForm.tsx';
import { OneTimePin } from './OneTimePin.tsx';

interface Props {
  form: OpenEmployee_form$key;
  employee: Employee;
  readOnly: boolean;
  /** A one-time PIN that was just created. */
  pin: string | undefined;
  /** The employee's commission page; undefined for the owner. */
  commission: string | undefined;
  /** Undefined if the user may not. */
  onActive: ((active: boolean) => void) | undefined;
  /** Creates a one-time PIN; undefined if the user may not. */
  onResetPin: (() => void) | undefined;
  /** Opens the form for another employee; only defined for one just added. */
  onAddAnother: (() => void) | undefined;
  onClose: () => void;
}

/** An employee beside the list: edit, change the status, and for the owner reset the PIN. */
export function OpenEmployee(props: Props) {
  const form = useFragment(
    graphql`
      fragment OpenEmployee_form on Form {
        ...EmployeeForm_form
      }
    `,
    props.form,
  );
  const { employee, readOnly, pin, commission, onActive, onResetPin, onAddAnother, onClose } = props;
  const fresh = useFreshPin(formatMessage('employees.numberReason'));
  const { write, checking } = useUpdateEmployee(fresh.ask);
  const { id, name, mobile, designation, values, version, image } = employee;
  return (
    <>
      <EmployeeForm
        form={form}
        title={name}
        second={designation ?? mobile}
        stored={values}
        image={image ?? null}
        draftName={`employee ${id}`}
        readOnly={readOnly}
        checking={checking}
        save={(input, key) =>
          write({ key, employee: id, ...input, ...(version !== undefined && { expectedVersion: version }) })
        }
        onSaved={() => toast.success(formatMessage('employees.updated'))}
        onClose={onClose}
        head={
          <>
            {pin !== undefined && <OneTimePin name={name} mobile={mobile} pin={pin} />}
            {commission !== undefined && (
              <Box mb="2">
                <CommissionLink route={commission} employee={employee} />
              </Box>
            )}
            {onActive && (
              <Box mb="4">
                <StatusSwitch employee={employee} onActive={onActive} />
              </Box>
            )}
          </>
        }
        more={
          <>
            {onAddAnother && (
              <Button variant="outline" onClick={onAddAnother}>
                {formatMessage('employees.addAnother')}
              </Button>
            )}
            {onResetPin && (
              <Button variant="outline" onClick={onResetPin}>
                {formatMessage('employees.resetPin')}
              </Button>
            )}
          </>
        }
      />
      {fresh.dialog}
    </>
  );
}
