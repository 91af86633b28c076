import { formatMessage } from '@galla/domain';
import { VStack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import { BegunInput } from '../../../ui/BegunInput.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { WeekField } from './WeekField.tsx';

interface Props {
  disabled: boolean;
  /** The name takes the focus: the form was opened to be typed into. */
  first: boolean;
}

/** What a workout is called, what it is for, and its week (spec 3 §5). */
export const WorkoutFields = ({ disabled, first }: Props) => (
  <VStack align="stretch" gap="4">
    <FormField name="name" label={formatMessage('workouts.name')} required disabled={disabled}>
      {(field) => <BegunInput {...field} autoComplete="off" autoCapitalize="sentences" begun={first} />}
    </FormField>
    <FormField name="description" label={formatMessage('workouts.description')} required disabled={disabled}>
      {(field) => <Textarea {...field} rows={2} autoCapitalize="sentences" />}
    </FormField>
    <WeekField disabled={disabled} />
  </VStack>
);
