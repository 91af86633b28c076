import { tenant } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withUpiAccount } from '../../withUpiAccount.ts';

export const createUpiAccount: NonNullable<MutationResolvers['createUpiAccount']> = withUpiAccount(
  (form, input, { call }) =>
    call(tenant.addAccountDetails, {
      query: { form_name: 'account_details' },
      body: { form_data: form },
      key: input.key,
    }),
);
