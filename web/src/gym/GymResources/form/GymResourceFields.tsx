import { formatMessage, MEAL_TIMES, type ResourceKind } from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { VStack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import { BegunInput } from '../../../ui/BegunInput.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';

const FACTS = [
  { fact: 'calories', label: 'resources.calories' },
  { fact: 'protein', label: 'resources.protein' },
  { fact: 'carbs', label: 'resources.carbs' },
  { fact: 'fat', label: 'resources.fat' },
] as const;

interface Props {
  kind: ResourceKind;
  disabled: boolean;
  /** The form was opened for typing, so the name takes the focus. */
  first: boolean;
}

const TIMES = Object.entries(MEAL_TIMES).map(([value, label]) => ({ value, label }));

/** Name and description of a resource (spec 3 §5). */
export const GymResourceFields = ({ kind, disabled, first }: Props) => (
  <VStack align="stretch" gap="4">
    <FormField name="name" label={formatMessage('resources.name')} required disabled={disabled}>
      {(field) => <BegunInput {...field} autoComplete="off" autoCapitalize="sentences" begun={first} />}
    </FormField>
    {kind === 'MEAL' ? (
      <MealFields disabled={disabled} />
    ) : (
      <FormField name="description" label={formatMessage('resources.description')} disabled={disabled}>
        {(field) => <Textarea {...field} rows={3} autoCapitalize="sentences" />}
      </FormField>
    )}
  </VStack>
);

const MealFields = ({ disabled }: { disabled: boolean }) => (
  <>
    <SimpleGrid columns={2} gap="4">
      <FormField name="type" label={formatMessage('resources.type')} required disabled={disabled}>
        {(field) => <Input {...field} autoComplete="off" autoCapitalize="sentences" />}
      </FormField>
      <FormField name="time" label={formatMessage('resources.time')} disabled={disabled}>
        {({ value }, setValue) => <SelectField options={TIMES} value={value} onValue={setValue} />}
      </FormField>
    </SimpleGrid>
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
      {FACTS.map(({ fact, label }) => (
        <FormField key={fact} name={fact} label={formatMessage(label)} disabled={disabled}>
          {(field) => <Input {...field} inputMode="numeric" autoComplete="off" textAlign="end" />}
        </FormField>
      ))}
    </SimpleGrid>
  </>
);
