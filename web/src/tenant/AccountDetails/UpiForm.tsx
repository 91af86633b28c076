import { checkUpiId, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { VStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Navigate } from 'react-router-dom';
import type { UpiForm_form$key } from '../../__generated__/UpiForm_form.graphql.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import type { NotSaved } from '../../app/graph/refusal.ts';
import { toast } from '../../app/toast/toast.ts';
import { FormStatus } from '../../record/FormStatus.tsx';
import { useFreshPin } from '../../session/index.ts';
import { DynamicFields } from '../../ui/form/DynamicFields.tsx';
import { DynamicForm } from '../../ui/form/DynamicForm.tsx';
import { type Entries, textOf } from '../../ui/form/entries.ts';
import type { UpiAccount } from '../upi/upiAccount.ts';
import { Beside } from './Beside.tsx';
import { entriesOf, titleOf } from './entries.ts';
import { UpiPreview } from './UpiPreview.tsx';
import { useSaveUpiAccount } from './useSaveUpiAccount.ts';

interface Props {
  /** Global id of the shop. */
  tenantId: string;
  form: UpiForm_form$key;
  /** Undefined if there is none yet. */
  account: UpiAccount | undefined;
  /** The address to return to after saving. */
  from: string | undefined;
}

function checkId(entries: Entries): Record<string, string> {
  const wrong = checkUpiId(textOf(entries, 'upi_id'))?.message;
  return wrong === undefined ? {} : { upi_id: wrong };
}

const isUnreadable = (outcome: NotSaved): boolean =>
  outcome.kind === 'failed' &&
  outcome.error instanceof GraphFailure &&
  outcome.error.code === 'UPSTREAM_INVALID';

/**
 * The form `account_details`. Saving asks for the PIN if it was last entered too long ago, and then continues
 * automatically.
 */
export function UpiForm({ form, tenantId, account, from }: Props) {
  const data = useFragment(
    graphql`
      fragment UpiForm_form on Form {
        name
        ...DynamicForm_form
        ...DynamicFields_form
      }
    `,
    form,
  );
  const [saved, setSaved] = useState(false);
  const pin = useFreshPin(formatMessage('tenant.confirmPin'));
  const { save, busy } = useSaveUpiAccount(account?.id, pin.ask);

  if (saved && from !== undefined) return <Navigate to={from} replace />;
  return (
    <>
      <DynamicForm
        form={data}
        stored={entriesOf(account)}
        draft="account-details"
        check={checkId}
        save={(values, key) =>
          save({ key, upiId: textOf(values, 'upi_id'), upiName: textOf(values, 'upi_name') })
        }
        onRefused={(outcome, _values, helpers) => {
          // The specification has a message of its own for an unreadable answer on this screen (spec 1 §8).
          if (!isUnreadable(outcome)) return false;
          helpers.setStatus(formatMessage('tenant.notJson'));
          return true;
        }}
        onSaved={() => {
          toast.success(
            formatMessage(account === undefined ? 'tenant.formSubmitted' : 'tenant.accountUpdated'),
          );
          setSaved(true);
        }}
      >
        {({ values }) => (
          <Beside
            preview={
              <UpiPreview
                tenantId={tenantId}
                upiId={textOf(values, 'upi_id')}
                upiName={textOf(values, 'upi_name')}
              />
            }
          >
            <VStack gap="4" align="stretch">
              <Box textStyle="section">{titleOf(data.name)}</Box>
              <DynamicFields form={data} />
              <Box color="fg.subtle" textStyle="second">
                {formatMessage('tenant.upiIdHint')}
              </Box>
              <FormStatus />
              <Button
                type="submit"
                alignSelf="flex-start"
                loading={busy}
                loadingText={formatMessage('shell.saving')}
              >
                {formatMessage(account === undefined ? 'tenant.submitUpi' : 'tenant.updateUpi')}
              </Button>
            </VStack>
          </Beside>
        )}
      </DynamicForm>
      {pin.dialog}
    </>
  );
}
