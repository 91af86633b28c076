import { formatMessage, formatRupees, type Paise, rupees } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { LimitRow_customer$key } from '../../../__generated__/LimitRow_customer.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import { toast } from '../../../app/toast/toast.ts';
import { FormStatus } from '../../../record/FormStatus.tsx';
import { RecordForm } from '../../../record/RecordForm.tsx';
import { DialogForm } from '../../../ui/dialog/DialogForm.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { MoneyInput } from '../../../ui/MoneyInput.tsx';
import { useSetCreditLimit } from './useSetCreditLimit.ts';

interface Values {
  limit: Paise | undefined;
}

/** How much the customer may owe, and the way to say it. */
export function LimitRow({ customer }: { customer: LimitRow_customer$key }) {
  const { id, name, creditLimit, viewerCanEdit } = useFragment(
    graphql`
      fragment LimitRow_customer on Customer {
        id
        name
        creditLimit
        viewerCanEdit
      }
    `,
    customer,
  );
  const [open, setOpen] = useState(false);
  const { write, busy, checking } = useSetCreditLimit();
  const limit = creditLimit == null ? undefined : paiseOf(creditLimit);
  const close = (): void => setOpen(false);
  if (limit === undefined && !viewerCanEdit) return null;
  return (
    <HStack justify="space-between" gap="3" mt="3" pt="3" borderTop="1px solid" borderColor="border">
      <Box>
        <Box textStyle="rowTitle">{formatMessage('creditLimit.title')}</Box>
        <Box textStyle="second" color="fg.subtle">
          {limit === undefined ? formatMessage('creditLimit.none') : formatRupees(limit)}
        </Box>
      </Box>
      {viewerCanEdit && (
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          {formatMessage('creditLimit.set')}
        </Button>
      )}
      {open && (
        <FormDialog open title={formatMessage('creditLimit.dialog', { name })} onClose={close}>
          <RecordForm<Values, Awaited<ReturnType<typeof write>>>
            stored={{ limit }}
            guard="none"
            check={() => ({})}
            save={(values, key) =>
              write({ key, customer: id, limit: values.limit === undefined ? null : rupees(values.limit) })
            }
            onSaved={() => {
              toast.success(formatMessage('creditLimit.saved'));
              close();
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
                  label={formatMessage('creditLimit.title')}
                  hint={formatMessage('creditLimit.hint')}
                  optional
                >
                  {({ name: field, value, onBlur }, setValue) => (
                    <MoneyInput name={field} value={value} onValue={setValue} onBlur={onBlur} />
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
