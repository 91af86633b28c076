import { tenant } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { saveUpiAccount } from '../../saveUpiAccount.ts';

export const updateUpiAccount: NonNullable<MutationResolvers['updateUpiAccount']> = (
  _parent,
  { input },
  context,
) =>
  saveUpiAccount(input, context, async (form) =>
    context.call(tenant.editAccountDetail, {
      body: { id: dbIdOf('UpiAccount', input.account), form_data: form },
      key: input.key,
    }),
  );
