import { tenant } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withPrinting } from '../../withSettings.ts';

export const resetPrintSettings: NonNullable<MutationResolvers['resetPrintSettings']> = withPrinting(
  async (input, context) => context.call(tenant.resetPrintSetting, { key: input.key, body: {} }),
);
