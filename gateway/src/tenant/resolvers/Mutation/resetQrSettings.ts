import { tenant } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { changeSettings } from '../../changeSettings.ts';

export const resetQrSettings: NonNullable<MutationResolvers['resetQrSettings']> = (
  _parent,
  { input },
  context,
) => changeSettings(context, async () => context.call(tenant.resetQrSetting, { key: input.key, body: {} }));
