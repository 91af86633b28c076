import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useTenantSettings, type TenantSettings } from '../../shopSettings/tenantSettings.ts';
import type { OwnedTabProps } from '../tabs.ts';
import { SettingSwitch } from '../parts/SettingSwitch.tsx';
import { Limits } from './Limits.tsx';
import { PointValue } from './PointValue.tsx';
import { GROUPS, type Switch } from './switches.ts';
import { useUpdateSettings } from '../parts/useUpdateSettings.ts';

/** What employees may do; each switch is saved separately (spec 1 §2, §4). */
export function EmployeeTab({ tenantId, mayEdit, isOwner }: OwnedTabProps) {
  return (
    <Part title={formatMessage('settings.tenantLoadFailed')} skeleton={<SkeletonRows rows={8} />}>
      {(attempt) => <Loaded tenantId={tenantId} mayEdit={mayEdit} isOwner={isOwner} attempt={attempt} />}
    </Part>
  );
}

function Loaded({ tenantId, attempt, ...may }: OwnedTabProps & { attempt: number }) {
  const settings = useTenantSettings(tenantId, attempt);
  if (settings === undefined) return <EmptyState title={formatMessage('settings.none')} />;
  return <EmployeeSettings settings={settings} {...may} />;
}

interface Props extends Pick<OwnedTabProps, 'mayEdit' | 'isOwner'> {
  settings: TenantSettings;
}

function EmployeeSettings({ settings, mayEdit, isOwner }: Props) {
  const { values, update } = useUpdateSettings(settings);
  const disabled = !mayEdit;
  const rowOf = ({ name, label, hint }: Switch) => (
    <SettingSwitch
      key={name}
      label={formatMessage(label)}
      hint={formatMessage(hint)}
      on={values[name]}
      disabled={disabled}
      onTurn={(on) => void update({ [name]: on }, formatMessage(label))}
    />
  );
  return (
    <Box maxW="dialog.lg">
      <Box color="fg.muted" mb="4">
        {formatMessage(mayEdit ? 'settings.employeesHint' : 'settings.notYours')}
      </Box>
      <Limits
        settings={values}
        disabled={!isOwner}
        onChange={(change, label) => void update(change, label)}
      />
      {GROUPS.map(({ title, switches }) => (
        <Box key={title} asChild layerStyle="section" mb="6">
          <section aria-label={formatMessage(title)}>
            <Box textStyle="section">{formatMessage(title)}</Box>
            {switches.map(rowOf)}
            {title === 'settings.commissionGroup' && (
              <Box py="3">
                <PointValue
                  stored={values.pointValue}
                  disabled={disabled}
                  onValue={(pointValue) => void update({ pointValue }, formatMessage('settings.pointValue'))}
                />
              </Box>
            )}
          </section>
        </Box>
      ))}
    </Box>
  );
}
