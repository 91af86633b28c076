import { formatMessage, isDay } from '@galla/domain';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { useFormikContext } from 'formik';
import { DateField } from '../../ui/DateField.tsx';
import { FormField } from '../../ui/FormField.tsx';
import type { FormEntries } from './entries.ts';

/** First and last day of a campaign; either may be left out. */
export function DayFields() {
  const { firstDay } = useFormikContext<FormEntries>().values;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
      <FormField
        name="firstDay"
        label={formatMessage('marketing.firstDay')}
        hint={formatMessage('marketing.daysHint')}
      >
        {({ value, name, onBlur }, set) => (
          <DateField name={name} onBlur={onBlur} value={value} onValue={set} />
        )}
      </FormField>
      <FormField name="lastDay" label={formatMessage('marketing.lastDay')}>
        {({ value, name, onBlur }, set) => (
          <DateField
            name={name}
            onBlur={onBlur}
            value={value}
            onValue={set}
            min={isDay(firstDay) ? firstDay : undefined}
          />
        )}
      </FormField>
    </SimpleGrid>
  );
}
