import type { tenant } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { fieldMapper } from '../refusals/mapProblemFields.ts';
import { refused } from '../refusals/RefusalError.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import type { Answer } from '../rest/arguments.ts';
import { PRINT_WIRE, printOf } from './printWire.ts';
import { settingsOf, tenantOf } from './schema.mappers.ts';

const inputField = fieldMapper({
  gst_persantage: 'gstPercentage',
  terms_and_conditions: 'disclaimer',
  remind_tasks_at: 'remindOfTasksAt',
  remind_appointments_before: 'remindOfAppointmentsBefore',
  share_from: 'shareRoutesFrom',
  share_until: 'shareRoutesUntil',
  location_days: 'keepRoutesDays',
  border_radius: 'borderRadius',
  border_width: 'borderWidth',
  border_colour: 'borderColour',
  icon_size: 'iconSize',
  error_level: 'errorLevel',
  ...Object.fromEntries(Object.entries(PRINT_WIRE).map(([name, wire]) => [wire, name])),
});

/** Creates the resolver of a change, which answers the shop; `keep` stores the new settings and saves a call. */
function changing<Input, A>(
  change: (input: Input, context: Context) => Promise<{ data: A }>,
  keep: (loaders: Context['loaders'], schema: string, data: A) => unknown,
) {
  return withRefusals(
    async (input: Input, context) => {
      const { data } = await change(input, context);
      const shop = tenantOf(await context.viewer());
      if (!shop) throw refused('PAYMENT_REQUIRED');
      keep(context.loaders, shop.dbId, data);
      return { __typename: 'TenantSettingsSuccess' as const, tenant: shop };
    },
    { inputField },
  );
}

/** A change of employees' toggles, billing settings, or the appearance of codes. */
export const withSettings = <Input>(
  change: (input: Input, context: Context) => Promise<Answer<typeof tenant.updateTenantSetting>>,
) => changing(change, ({ tenantSettings }, schema, data) => tenantSettings.prime(schema, settingsOf(data)));

/** A change of print settings. */
export const withPrinting = <Input>(
  change: (input: Input, context: Context) => Promise<Answer<typeof tenant.savePrintSetting>>,
) => changing(change, ({ printSettings }, schema, data) => printSettings.prime(schema, printOf(data)));
