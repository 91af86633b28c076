import { checkUpiId } from '@galla/domain';
import type { Context } from '../context.ts';
import { refused, refusedInput } from '../refusals/RefusalError.ts';
import { refusable } from '../refusals/refusable.ts';
import { upiAccountOf, type UpiAccountMapper, tenantOf } from './schema.mappers.ts';

interface AccountForm {
  upi_id: string;
  upi_name: string;
}

/** What adding and changing a UPI account have in common: the check, and the shop in the answer. */
export function saveUpiAccount(
  input: { upiId: string; upiName: string },
  context: Context,
  save: (form: AccountForm) => Promise<{ data: Parameters<typeof upiAccountOf>[0] }>,
) {
  return refusable(['InvalidInput', 'PermissionDenied', 'NotFound'], async () => {
    const problem = checkUpiId(input.upiId);
    if (problem) throw refusedInput([problem]);
    const { data } = await save({ upi_id: input.upiId.trim(), upi_name: input.upiName.trim() });
    const tenant = tenantOf(await context.viewer());
    if (!tenant) throw refused('PAYMENT_REQUIRED');
    const account: UpiAccountMapper = upiAccountOf(data);
    return { __typename: 'UpiAccountSuccess' as const, account, tenant };
  });
}
