import { caloriesOf, formatMessage, MEALS } from '@galla/domain';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { Span } from '@chakra-ui/react/span';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { countText } from '../../../ui/counted.ts';
import { ResourceNames } from '../../resources/ResourceNames.tsx';
import { useResources } from '../../resources/useResources.ts';
import { type Entries, type ItemEntries, readItems } from './entries.ts';
import { MealFields } from './MealFields.tsx';

/** In kcal; text that is not a number yet counts as zero. */
const known = (items: readonly ItemEntries[]): number =>
  caloriesOf(readItems(items).filter(({ calories }) => !Number.isNaN(calories)));

/** The meals of a day, with their total. */
export function MealsField({ disabled }: { disabled: boolean }) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<Entries>();
  const problems = submitCount > 0 ? (errors as Readonly<Record<string, string>>) : {};
  const day = MEALS.reduce((sum, meal) => sum + known(values.meals[meal]), 0);
  const id = useId();
  const meals = useResources('MEAL');
  return (
    <VStack align="stretch" gap="5">
      <ResourceNames id={id} resources={meals} />
      {MEALS.map((meal) => (
        <MealFields
          key={meal}
          meal={meal}
          items={values.meals[meal]}
          calories={known(values.meals[meal])}
          day={day}
          problems={problems}
          disabled={disabled}
          known={{ id, meals }}
          onItems={(items) => void setFieldValue('meals', { ...values.meals, [meal]: items })}
        />
      ))}
      <HStack justifyContent="space-between" borderTop="2px solid" borderColor="fg" pt="2">
        <Span textStyle="rowTitle">{formatMessage('diets.day')}</Span>
        <Span fontWeight="semibold" aria-live="polite">
          {formatMessage('diets.kcal', { n: countText(day) })}
        </Span>
      </HStack>
    </VStack>
  );
}
