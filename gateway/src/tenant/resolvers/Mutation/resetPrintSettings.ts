import { tenant } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { changePrinting } from '../../changeSettings.ts';

export const resetPrintSettings: NonNullable<MutationResolvers['resetPrintSettings']> = (
  _parent,
  { input },
  context,
) =>
  changePrinting(context, async () => context.call(tenant.resetPrintSetting, { key: input.key, body: {} }));
