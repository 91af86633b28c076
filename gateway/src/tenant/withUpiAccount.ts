import { checkUpiId } from '@galla/domain';
import type { Context } from '../context.ts';
import { refused, refusedInput } from '../refusals/RefusalError.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { upiAccountOf, type UpiAccountMapper, tenantOf } from './schema.mappers.ts';

interface AccountForm {
  upi_id: string;
  upi_name: string;
}

/** Creates the resolver for adding or changing a UPI account: checks it, and answers the shop. */
export const withUpiAccount = <Input extends { upiId: string; upiName: string }>(
  save: (
    form: AccountForm,
    input: Input,
    context: Context,
  ) => Promise<{ data: Parameters<typeof upiAccountOf>[0] }>,
) =>
  withRefusals(async (input: Input, context) => {
    const problem = checkUpiId(input.upiId);
    if (problem) throw refusedInput([problem]);
    const form = { upi_id: input.upiId.trim(), upi_name: input.upiName.trim() };
    const { data } = await save(form, input, context);
    const tenant = tenantOf(await context.viewer());
    if (!tenant) throw refused('PAYMENT_REQUIRED');
    const account: UpiAccountMapper = upiAccountOf(data);
    return { __typename: 'UpiAccountSuccess' as const, account, tenant };
  });
