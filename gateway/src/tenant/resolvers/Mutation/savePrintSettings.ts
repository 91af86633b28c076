import { tenant } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { changePrinting } from '../../changeSettings.ts';
import { printBody } from '../../printWire.ts';

export const savePrintSettings: NonNullable<MutationResolvers['savePrintSettings']> = (
  _parent,
  { input: { key, ...changes } },
  context,
) =>
  changePrinting(context, async () =>
    context.call(tenant.savePrintSetting, { key, body: printBody(changes) }),
  );
