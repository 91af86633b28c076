import type { tenant } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { atInputFields, renamed } from '../refusals/atInputFields.ts';
import { refused } from '../refusals/RefusalError.ts';
import { refusable } from '../refusals/refusable.ts';
import type { Answer } from '../rest/arguments.ts';
import { PRINT_WIRE, printOf } from './printWire.ts';
import { settingsOf, tenantOf } from './schema.mappers.ts';

const inputField = renamed({
  gst_persantage: 'gstPercentage',
  terms_and_conditions: 'disclaimer',
  border_radius: 'borderRadius',
  border_width: 'borderWidth',
  border_colour: 'borderColour',
  icon_size: 'iconSize',
  error_level: 'errorLevel',
  ...Object.fromEntries(Object.entries(PRINT_WIRE).map(([name, wire]) => [wire, name])),
});

/** What all changes have in common: the refusals, and the shop in the answer; `keep` spares it another call. */
function changing<A>(
  { viewer }: Context,
  change: () => Promise<{ data: A }>,
  keep: (schema: string, data: A) => unknown,
) {
  return refusable(['InvalidInput', 'PermissionDenied'], () =>
    atInputFields(inputField, async () => {
      const { data } = await change();
      const shop = tenantOf(await viewer());
      if (!shop) throw refused('PAYMENT_REQUIRED');
      keep(shop.dbId, data);
      return { __typename: 'TenantSettingsSuccess' as const, tenant: shop };
    }),
  );
}

/** A change of what employees may do, of what is billed with, or of how codes look. */
export const changeSettings = (
  context: Context,
  change: () => Promise<Answer<typeof tenant.updateTenantSetting>>,
) =>
  changing(context, change, (schema, data) => context.loaders.tenantSettings.prime(schema, settingsOf(data)));

/** A change of how papers are printed. */
export const changePrinting = (
  context: Context,
  change: () => Promise<Answer<typeof tenant.savePrintSetting>>,
) => changing(context, change, (schema, data) => context.loaders.printSettings.prime(schema, printOf(data)));
