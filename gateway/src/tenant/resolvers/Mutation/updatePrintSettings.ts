import { tenant } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withPrinting } from '../../withSettings.ts';
import { printBody } from '../../printWire.ts';

export const updatePrintSettings: NonNullable<MutationResolvers['updatePrintSettings']> = withPrinting(
  async ({ key, ...changes }, context) =>
    context.call(tenant.savePrintSetting, { key, body: printBody(changes) }),
);
