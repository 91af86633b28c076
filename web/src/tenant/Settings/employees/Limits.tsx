import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import type { TenantSettings } from '../../shopSettings/tenantSettings.ts';
import { SettingSwitch } from '../parts/SettingSwitch.tsx';
import { LimitField } from './LimitField.tsx';

interface Props {
  settings: TenantSettings;
  disabled: boolean;
  onChange: (change: Partial<TenantSettings>, label: string) => void;
}

/** The limits for billing without the owner's PIN. */
export function Limits({ settings, disabled, onChange }: Props) {
  const [discount, cut, cost] = [
    formatMessage('limits.maxDiscount'),
    formatMessage('limits.maxPriceCut'),
    formatMessage('limits.neverBelowCost'),
  ];
  return (
    <Box asChild layerStyle="section" mb="6">
      <section aria-label={formatMessage('limits.group')}>
        <Box textStyle="section">{formatMessage('limits.group')}</Box>
        <Box color="fg.muted" mb="3">
          {formatMessage(disabled ? 'limits.ownerOnly' : 'limits.groupExplained')}
        </Box>
        <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
          <LimitField
            label={discount}
            hint={formatMessage('limits.maxDiscountHint')}
            stored={settings.maxDiscount}
            disabled={disabled}
            onValue={(maxDiscount) => onChange({ maxDiscount }, discount)}
          />
          <LimitField
            label={cut}
            hint={formatMessage('limits.maxPriceCutHint')}
            stored={settings.maxPriceCut}
            disabled={disabled}
            onValue={(maxPriceCut) => onChange({ maxPriceCut }, cut)}
          />
        </Box>
        <SettingSwitch
          label={cost}
          hint={formatMessage('limits.neverBelowCostHint')}
          on={settings.neverBelowCost}
          disabled={disabled}
          onTurn={(neverBelowCost) => onChange({ neverBelowCost }, cost)}
        />
      </section>
    </Box>
  );
}
