import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import type { StatusForm_status$key } from '../../__generated__/StatusForm_status.graphql.ts';
import type { StatusFormQuery } from '../../__generated__/StatusFormQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { toast } from '../../app/toast/toast.ts';
import { FormStatus } from '../../record/FormStatus.tsx';
import { RecordForm } from '../../record/RecordForm.tsx';
import { TellUnsaved } from '../../ui/dialog/TellUnsaved.tsx';
import { DynamicFields } from '../../ui/form/DynamicFields.tsx';
import { isBlank, valueOf, type Entries } from '../../ui/form/entries.ts';
import { useDynamicForm } from '../../ui/form/useDynamicForm.ts';
import type { StatusCustomer } from './StatusChoice.tsx';
import { useUpdateCustomerStatus } from './useUpdateCustomerStatus.ts';

interface Props {
  customer: StatusCustomer;
  status: StatusForm_status$key;
  /** Incremented by every Retry. */
  attempt: number;
  onBack: () => void;
  onEnd: () => void;
}

/** The filled-in fields as input; several choices are joined with commas. */
const filledIn = (entries: Entries): { name: string; value: string }[] =>
  Object.entries(entries)
    .filter(([, entry]) => !isBlank(entry))
    .map(([name, entry]) => ({ name, value: String(valueOf(entry)) }));

/**
 * The form of a status. A scheduled time becomes an appointment; if it is taken, the user can still insist on
 * it.
 */
export function StatusForm({ customer, status: key, attempt, onBack, onEnd }: Props) {
  const status = useFragment(
    graphql`
      fragment StatusForm_status on CustomerStatus {
        code
        name
        formName
      }
    `,
    key,
  );
  const { viewer } = useLazyLoadQuery<StatusFormQuery>(
    graphql`
      query StatusFormQuery($name: String!) @throwOnFieldError {
        viewer {
          tenant {
            form(name: $name) {
              fields {
                name
              }
              ...useDynamicForm_form
              ...DynamicFields_form
            }
          }
        }
      }
    `,
    { name: status.formName },
    fetchOptions(attempt),
  );
  const form = viewer?.tenant?.form ?? null;
  const { initialEntries, validate } = useDynamicForm(form);
  const { write, busy, checking } = useUpdateCustomerStatus();
  const [taken, setTaken] = useState(false);
  const [anyway, setAnyway] = useState(false);
  if (form === null) throw new Error(formatMessage('customers.statusFormFailed'));
  const schedules = form.fields.some(({ name }) => name === 'schedule_on');
  return (
    <RecordForm<Entries, Awaited<ReturnType<typeof write>>>
      stored={initialEntries}
      guard="none"
      check={validate}
      save={(entries, writeKey) =>
        write({
          key: writeKey,
          customer: customer.id,
          status: status.code,
          values: filledIn(entries),
          ...(anyway && { doubleBooking: true }),
        })
      }
      onRefused={(outcome) => {
        const code = outcome.kind === 'failed' ? undefined : outcome.refusal?.code;
        setTaken(code === 'APPOINTMENT_TAKEN');
        return false;
      }}
      onSaved={() => {
        toast.success(formatMessage('customers.statusSaved', { name: customer.name, status: status.name }));
        onEnd();
      }}
    >
      {({ dirty }) => (
        <Box display="flex" flexDirection="column" gap="4">
          <Box textStyle="section">{status.name}</Box>
          <DynamicFields form={form} />
          {schedules && (
            <HStack textStyle="second" color="fg.muted" gap="2">
              <CalendarCheck size={16} strokeWidth={1.75} aria-hidden />
              {formatMessage('customers.becomesAppointment')}
            </HStack>
          )}
          {taken && (
            <Button
              variant={anyway ? 'solid' : 'outline'}
              size="sm"
              alignSelf="flex-start"
              aria-pressed={anyway}
              onClick={() => setAnyway(!anyway)}
            >
              {formatMessage('customers.bookAnyway')}
            </Button>
          )}
          <FormStatus checking={checking} />
          <TellUnsaved when={dirty} />
          <HStack gap="2" justify="flex-end">
            <Button variant="outline" onClick={onBack} disabled={busy}>
              {formatMessage('shell.back')}
            </Button>
            <Button type="submit" loading={busy} loadingText={formatMessage('shell.saving')}>
              {formatMessage('customers.updateStatus')}
            </Button>
          </HStack>
        </Box>
      )}
    </RecordForm>
  );
}
