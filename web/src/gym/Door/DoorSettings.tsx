import { formatMessage, formatRupees, type Paise, rupees } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { DoorSettingsMutation } from '../../__generated__/DoorSettingsMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { toast } from '../../app/toast/toast.ts';
import { FormStatus } from '../../record/FormStatus.tsx';
import { RecordForm } from '../../record/RecordForm.tsx';
import { DialogForm } from '../../ui/dialog/DialogForm.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';

interface Props {
  /** What may be due; undefined where dues keep nobody out. */
  limit: Paise | undefined;
  onSaved: () => void;
}

/** What may be due at the door and no more, and the way to say it. */
export function DoorSettings({ limit, onSaved }: Props) {
  const [open, setOpen] = useState(false);
  const { write, busy, checking } = useWrite<DoorSettingsMutation>(
    graphql`
      mutation DoorSettingsMutation($input: SetDoorDueLimitInput!) {
        setDoorDueLimit(input: $input) {
          ... on SetDoorDueLimitSuccess @alias(as: "saved") {
            __typename
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'door.limitFailed' },
  );
  const close = (): void => setOpen(false);
  return (
    <HStack justify="space-between" gap="3" mt="6" pt="3" borderTop="1px solid" borderColor="border">
      <Box>
        <Box textStyle="rowTitle">{formatMessage('door.limit')}</Box>
        <Box textStyle="second" color="fg.subtle">
          {limit === undefined
            ? formatMessage('door.limitNone')
            : formatMessage('door.limitAbove', { amount: formatRupees(limit) })}
        </Box>
      </Box>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {formatMessage('door.limitSet')}
      </Button>
      {open && (
        <FormDialog open title={formatMessage('door.limit')} onClose={close}>
          <RecordForm<{ limit: Paise | undefined }, Awaited<ReturnType<typeof write>>>
            stored={{ limit }}
            guard="none"
            check={() => ({})}
            save={(values, key) =>
              write({ key, limit: values.limit === undefined ? null : rupees(values.limit) })
            }
            onSaved={() => {
              toast.success(formatMessage('door.limitSaved'));
              close();
              onSaved();
            }}
            renderFrame={(content, { handleSubmit }) => (
              <DialogForm
                submit={formatMessage('shell.save')}
                pending={formatMessage('shell.saving')}
                busy={busy}
                onSubmit={handleSubmit}
                onCancel={close}
              >
                {content}
              </DialogForm>
            )}
          >
            {() => (
              <>
                <FormField<Paise | undefined>
                  name="limit"
                  label={formatMessage('door.limitField')}
                  hint={formatMessage('door.limitHint')}
                  optional
                >
                  {({ name, value, onBlur }, setValue) => (
                    <MoneyInput name={name} value={value} onValue={setValue} onBlur={onBlur} />
                  )}
                </FormField>
                <FormStatus checking={checking} />
              </>
            )}
          </RecordForm>
        </FormDialog>
      )}
    </HStack>
  );
}
