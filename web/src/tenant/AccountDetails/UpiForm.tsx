import { checkUpiId, say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { VStack } from '@chakra-ui/react/stack';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Navigate } from 'react-router-dom';
import type { UpiForm_form$key } from '../../__generated__/UpiForm_form.graphql.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import type { NotSaved } from '../../app/graph/refusal.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { useFreshPin } from '../../session/ConfirmPin/useFreshPin.tsx';
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
  /** Undefined before the first one. */
  account: UpiAccount | undefined;
  /** Where to go once it is saved. */
  from: string | undefined;
}

function checkId(entries: Entries): Record<string, string> {
  const wrong = checkUpiId(textOf(entries, 'upi_id'))?.message;
  return wrong === undefined ? {} : { upi_id: wrong };
}

/** This screen has words of its own for an answer that is none (spec 1 §8). */
const textOfFailure = (outcome: NotSaved): string =>
  outcome.kind === 'failed' &&
  outcome.error instanceof GraphFailure &&
  outcome.error.code === 'UPSTREAM_INVALID'
    ? say('tenant.notJson')
    : outcome.message;

/** The form `account_details`. Saving asks for the PIN when that was given too long ago, and goes on by itself. */
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
  const [key, setKey] = useState(newKey);
  const pin = useFreshPin(say('tenant.confirmPin'));
  const { save, busy } = useSaveUpiAccount(account?.id, pin.ask);

  const submit = async (values: Entries, helpers: FormikHelpers<Entries>): Promise<Entries | undefined> => {
    const outcome = await save({
      key,
      upiId: textOf(values, 'upi_id'),
      upiName: textOf(values, 'upi_name'),
    });
    if (outcome.kind === 'problems') helpers.setErrors(outcome.problems);
    else if (outcome.kind !== 'saved' && outcome.kind !== 'pin') helpers.setStatus(textOfFailure(outcome));
    if (outcome.kind !== 'saved') return undefined;
    setKey(newKey());
    toast.done(say(account === undefined ? 'tenant.formSubmitted' : 'tenant.accountUpdated'));
    setSaved(true);
    return values;
  };
  if (saved && from !== undefined) return <Navigate to={from} replace />;
  return (
    <>
      <DynamicForm
        form={data}
        stored={entriesOf(account)}
        draft="account-details"
        check={checkId}
        onSubmit={submit}
      >
        {({ values, status }) => (
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
                {say('tenant.upiIdHint')}
              </Box>
              {typeof status === 'string' && (
                <Box role="alert" color="due.fg">
                  {status}
                </Box>
              )}
              <Button type="submit" alignSelf="flex-start" loading={busy} loadingText={say('shell.saving')}>
                {say(account === undefined ? 'tenant.submitUpi' : 'tenant.updateUpi')}
              </Button>
            </VStack>
          </Beside>
        )}
      </DynamicForm>
      {pin.dialog}
    </>
  );
}
