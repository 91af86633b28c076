import { formatMessage, MAX_ATTENDANCE_REASON } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { DateField } from '../../ui/DateField.tsx';
import { FormField } from '../../ui/FormField.tsx';

/** Day, in, out and reason; only the reason for a deletion. */
export function CorrectFields({ onlyReason }: { onlyReason: boolean }) {
  const { today } = useShopClock();
  return (
    <>
      {!onlyReason && (
        <>
          <FormField name="day" label={formatMessage('attendance.day')} required>
            {({ name, value, onBlur }, setValue) => (
              <DateField name={name} value={value} onValue={setValue} onBlur={onBlur} max={today} />
            )}
          </FormField>
          <Box display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4">
            <FormField name="from" label={formatMessage('attendance.in')} required>
              {(field) => <Input type="time" {...field} />}
            </FormField>
            <FormField name="to" label={formatMessage('attendance.out')}>
              {(field) => <Input type="time" {...field} />}
            </FormField>
          </Box>
          <Box color="fg.muted" textStyle="second">
            {formatMessage('attendance.outHint')}
          </Box>
        </>
      )}
      <FormField name="reason" label={formatMessage('attendance.reason')} required>
        {(field) => <Input {...field} maxLength={MAX_ATTENDANCE_REASON} autoComplete="off" />}
      </FormField>
    </>
  );
}
