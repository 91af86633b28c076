import { clockText, formatTime, minuteOf, formatMessage, formatCount } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { TenantSettings } from '../../shopSettings/tenantSettings.ts';

type Times = Pick<TenantSettings, 'remindOfTasksAt' | 'remindOfAppointmentsBefore'>;

interface Props {
  settings: Times;
  disabled: boolean;
  onChange: (change: Partial<Times>, label: string) => void;
}

/** Every half hour from 6:00 to 22:00. */
const HOURS = Array.from({ length: 33 }, (_, half) => clockText(6 * 60 + half * 30));
const MINUTES = [0, 5, 10, 15, 30, 45, 60, 120, 180, 1440];

/** Adds the stored value to the choices if it is not one of them. */
const withStored = <T,>(choices: readonly T[], stored: T): readonly T[] =>
  choices.includes(stored) ? choices : [stored, ...choices];

function beforeText(minutes: number): string {
  if (minutes === 0) return formatMessage('settings.remindAtStart');
  return minutes % 60 === 0
    ? formatCount('settings.remindHours', minutes / 60)
    : formatMessage('settings.remindMinutes', { n: minutes });
}

const hourText = (clock: string): string =>
  minuteOf(clock) === undefined ? clock : formatTime(`2026-01-01T${clock}:00Z`, 'UTC');

/** Times of the reminders of tasks, dues and appointments. */
export function Reminders({ settings, disabled, onChange }: Props) {
  const { remindOfTasksAt: hour, remindOfAppointmentsBefore: before } = settings;
  return (
    <Box asChild layerStyle="section" mt="6">
      <section aria-label={formatMessage('settings.reminders')}>
        <Box asChild textStyle="section">
          <h2>{formatMessage('settings.reminders')}</h2>
        </Box>
        <Box display="grid" gap="3" py="3">
          <Labelled
            label={formatMessage('settings.remindTasksAt')}
            hint={formatMessage('settings.remindTasksAtHint')}
            disabled={disabled}
          >
            <SelectField
              options={withStored(HOURS, hour).map((value) => ({ value, label: hourText(value) }))}
              value={hour}
              onValue={(remindOfTasksAt) =>
                onChange({ remindOfTasksAt }, formatMessage('settings.remindTasksAt'))
              }
            />
          </Labelled>
          <Labelled label={formatMessage('settings.remindAppointments')} disabled={disabled}>
            <SelectField
              options={withStored(MINUTES, before).map((value) => ({
                value: String(value),
                label: beforeText(value),
              }))}
              value={String(before)}
              onValue={(chosen) =>
                onChange(
                  { remindOfAppointmentsBefore: Number(chosen) },
                  formatMessage('settings.remindAppointments'),
                )
              }
            />
          </Labelled>
        </Box>
      </section>
    </Box>
  );
}
