import { tenant } from '@galla/upstream/contract';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withSettings } from '../../withSettings.ts';

/** Upstream checks the given values together with the unchanged ones. */
export const updateQrSettings: NonNullable<MutationResolvers['updateQrSettings']> = withSettings(
  async (input, context) =>
    context.call(tenant.saveQrSetting, {
      key: input.key,
      body: omitUndefined({
        size: input.size,
        colour: input.colour,
        background: input.background,
        border_radius: input.borderRadius,
        border_width: input.borderWidth,
        border_colour: input.borderColour,
        icon_size: input.iconSize,
        error_level: input.errorLevel,
      }),
    }),
);
