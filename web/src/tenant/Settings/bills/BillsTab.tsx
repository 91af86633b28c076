import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useTenantSettings, type TenantSettings } from '../../shopSettings/tenantSettings.ts';
import { SettingSwitch } from '../parts/SettingSwitch.tsx';
import { useUpdateSettings } from '../parts/useUpdateSettings.ts';
import type { TabProps } from '../tabs.ts';
import { Disclaimer } from './Disclaimer.tsx';
import { GstRate } from './GstRate.tsx';
import { NoGstin } from './NoGstin.tsx';
import type { Switch } from '../employees/switches.ts';
import { type ShopTax, useShopTax } from './shopTax.ts';
import { PaperOfBills } from './PaperOfBills.tsx';
import { Reminders } from './Reminders.tsx';
import { BILLING, PRINTING } from './switches.ts';

/** The shop's billing settings: GST rate, discount, rounding, the disclaimer below every bill, and its paper. */
export function BillsTab({ tenantId, mayEdit }: TabProps) {
  return (
    <Part title={formatMessage('settings.tenantLoadFailed')} skeleton={<SkeletonRows rows={5} />}>
      {(attempt) => <Loaded tenantId={tenantId} mayEdit={mayEdit} attempt={attempt} />}
    </Part>
  );
}

function Loaded({ tenantId, mayEdit, attempt }: TabProps & { attempt: number }) {
  const settings = useTenantSettings(tenantId, attempt);
  const tax = useShopTax(tenantId, attempt);
  if (settings === undefined) return <EmptyState title={formatMessage('settings.none')} />;
  return <BillSettings settings={settings} tax={tax} disabled={!mayEdit} />;
}

interface Props {
  settings: TenantSettings;
  tax: ShopTax;
  disabled: boolean;
}

function BillSettings({ settings, tax, disabled }: Props) {
  const { values, update } = useUpdateSettings(settings);
  const switches = (of: readonly Switch[]) =>
    of.map(({ name, label, hint }) => (
      <SettingSwitch
        key={name}
        label={formatMessage(label)}
        hint={formatMessage(hint)}
        on={values[name]}
        disabled={disabled}
        onTurn={(on) => void update({ [name]: on }, formatMessage(label))}
      />
    ));
  return (
    <Box maxW="dialog.lg">
      {disabled && (
        <Box color="fg.muted" mb="4">
          {formatMessage('settings.notYours')}
        </Box>
      )}
      {tax.lacksGstin && <NoGstin />}
      <Box asChild layerStyle="section">
        <section aria-label={formatMessage('settings.billsTab')}>
          <GstRate
            rate={values.gstPercentage}
            items={tax.items}
            disabled={disabled}
            onRate={(gstPercentage, done) => update({ gstPercentage }, formatMessage('settings.gst'), done)}
          />
          {switches(BILLING)}
          <Disclaimer
            disclaimer={values.disclaimer}
            disabled={disabled}
            onSave={(disclaimer) => update({ disclaimer }, formatMessage('settings.disclaimer'))}
          />
        </section>
      </Box>
      <Box asChild layerStyle="section" mt="6">
        <section aria-label={formatMessage('settings.paperGroup')}>
          <Box asChild textStyle="section">
            <h2>{formatMessage('settings.paperGroup')}</h2>
          </Box>
          <PaperOfBills
            paper={values.billPaper}
            pageSize={values.pageSize}
            disabled={disabled}
            onPaper={(billPaper) => void update({ billPaper }, formatMessage('settings.billPaper'))}
          />
          {switches(PRINTING)}
        </section>
      </Box>
      <Reminders
        settings={values}
        disabled={disabled}
        onChange={(change, label) => void update(change, label)}
      />
    </Box>
  );
}
