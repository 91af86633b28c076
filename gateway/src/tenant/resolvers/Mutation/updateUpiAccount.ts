import { tenant } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withUpiAccount } from '../../withUpiAccount.ts';

export const updateUpiAccount: NonNullable<MutationResolvers['updateUpiAccount']> = withUpiAccount(
  (form, input, { call }) =>
    call(tenant.editAccountDetail, {
      body: { id: dbIdOf('UpiAccount', input.account), form_data: form },
      key: input.key,
    }),
);
