import type { tenant } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { atInputFields, renamed } from '../refusals/atInputFields.ts';
import { refused } from '../refusals/RefusalError.ts';
import { refusable } from '../refusals/refusable.ts';
import type { Answer } from '../rest/arguments.ts';
import { settingsOf, tenantOf } from './schema.mappers.ts';

const inputField = renamed({
  gst_persantage: 'gstPercentage',
  terms_and_conditions: 'disclaimer',
  border_radius: 'borderRadius',
  border_width: 'borderWidth',
  border_colour: 'borderColour',
  icon_size: 'iconSize',
  error_level: 'errorLevel',
});

/** What all changes of the settings have in common: the refusals, and the shop with its new settings in the answer. */
export function changeSettings(
  { viewer, loaders }: Context,
  change: () => Promise<Answer<typeof tenant.updateTenantSetting>>,
) {
  return refusable(['InvalidInput', 'PermissionDenied'], () =>
    atInputFields(inputField, async () => {
      const { data } = await change();
      const shop = tenantOf(await viewer());
      if (!shop) throw refused('PAYMENT_REQUIRED');
      loaders.tenantSettings.prime(shop.dbId, settingsOf(data));
      return { __typename: 'TenantSettingsSuccess' as const, tenant: shop };
    }),
  );
}
