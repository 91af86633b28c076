import { tenant } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withSettings } from '../../withSettings.ts';

export const resetQrSettings: NonNullable<MutationResolvers['resetQrSettings']> = withSettings(
  async (input, context) => context.call(tenant.resetQrSetting, { key: input.key, body: {} }),
);
