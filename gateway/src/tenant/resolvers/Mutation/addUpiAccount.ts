import { tenant } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { saveUpiAccount } from '../../saveUpiAccount.ts';

export const addUpiAccount: NonNullable<MutationResolvers['addUpiAccount']> = (_parent, { input }, context) =>
  saveUpiAccount(input, context, (form) =>
    context.call(tenant.addAccountDetails, {
      query: { form_name: 'account_details' },
      body: { form_data: form },
      key: input.key,
    }),
  );
