import { DIET_CATEGORIES, DIET_DURATIONS, formatMessage } from '@galla/domain';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { VStack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import { BegunInput } from '../../../ui/BegunInput.tsx';
import { FormField } from '../../../ui/FormField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { MealsField } from './MealsField.tsx';

interface Props {
  disabled: boolean;
  /** The form was opened for typing, so the name takes the focus. */
  first: boolean;
}

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const CATEGORIES = choicesOf(DIET_CATEGORIES);
const DURATIONS = choicesOf(DIET_DURATIONS);

/** Name, category and meals of a plan (spec 3 §5). */
export const DietPlanFields = ({ disabled, first }: Props) => (
  <VStack align="stretch" gap="4">
    <FormField name="name" label={formatMessage('diets.name')} required disabled={disabled}>
      {(field) => <BegunInput {...field} autoComplete="off" autoCapitalize="sentences" begun={first} />}
    </FormField>
    <SimpleGrid columns={2} gap="4">
      <FormField name="category" label={formatMessage('diets.category')} disabled={disabled}>
        {({ value }, setValue) => <SelectField options={CATEGORIES} value={value} onValue={setValue} />}
      </FormField>
      <FormField name="duration" label={formatMessage('diets.duration')} disabled={disabled}>
        {({ value }, setValue) => <SelectField options={DURATIONS} value={value} onValue={setValue} />}
      </FormField>
    </SimpleGrid>
    <FormField name="description" label={formatMessage('diets.description')} required disabled={disabled}>
      {(field) => <Textarea {...field} rows={2} autoCapitalize="sentences" />}
    </FormField>
    <MealsField disabled={disabled} />
  </VStack>
);
