import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { Account_form$key } from '../../__generated__/Account_form.graphql.ts';
import { FormPart } from '../../ui/form/FormPart.tsx';
import { useUpiAccount } from '../upi/upiAccount.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { UpiForm } from './UpiForm.tsx';

interface Props {
  form: Account_form$key;
  tenantId: string;
  mayEdit: boolean;
  /** The address to return to after saving. */
  from: string | undefined;
}

/** The account, once loaded: as a form, or read-only for users who may not change it. */
export function Account(props: Props) {
  return (
    <FormPart title={formatMessage('forms.fetchFailed')} fields={2}>
      {(attempt) => <Loaded {...props} attempt={attempt} />}
    </FormPart>
  );
}

function Loaded({ form, tenantId, mayEdit, from, attempt }: Props & { attempt: number }) {
  const data = useFragment(
    graphql`
      fragment Account_form on Form {
        ...UpiForm_form
      }
    `,
    form,
  );
  const account = useUpiAccount(tenantId, attempt, 'network-only');
  if (!mayEdit) return <AccountFacts tenantId={tenantId} account={account} />;
  return <UpiForm tenantId={tenantId} form={data} account={account} from={from} />;
}
