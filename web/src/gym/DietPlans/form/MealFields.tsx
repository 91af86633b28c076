import { DIET_MEALS, formatMessage, type DietMeal } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { Span } from '@chakra-ui/react/span';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, X } from 'lucide-react';
import { countText } from '../../../ui/counted.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import type { Resource } from '../../resources/useResources.ts';
import { type ItemEntries, NEW_ITEM } from './entries.ts';

interface Props {
  meal: DietMeal;
  items: readonly ItemEntries[];
  /** In kcal. */
  calories: number;
  /** In kcal, of all meals; the total of which the bar shows a share. */
  day: number;
  /** Problems by path, such as `meals.lunch.0.name`. */
  problems: Readonly<Record<string, string>>;
  disabled: boolean;
  /** The gym's saved meals. */
  known: { id: string; meals: readonly Resource[] };
  onItems: (items: readonly ItemEntries[]) => void;
}

/** A meal with its items and their calories. */
export function MealFields(props: Props) {
  const { meal, items, calories, day, problems, disabled, known, onItems } = props;
  const change = (place: number, next: Partial<ItemEntries>): void =>
    onItems(items.map((one, at) => (at === place ? { ...one, ...next } : one)));
  /** Choosing a saved meal fills in its calories unless some are typed. */
  const name = (place: number, item: ItemEntries, typed: string): void => {
    const brought = known.meals.find((one) => one.name === typed)?.calories;
    const isEmpty = item.calories.trim() === '';
    change(place, { name: typed, ...(isEmpty && brought !== undefined && { calories: String(brought) }) });
  };
  const problem = problems[`meals.${meal}`];
  return (
    <VStack asChild align="stretch" gap="2" borderTop="1px solid" borderColor="border" pt="2">
      <section aria-label={DIET_MEALS[meal]}>
        <HStack justifyContent="space-between">
          <chakra.h3 textStyle="rowTitle">{DIET_MEALS[meal]}</chakra.h3>
          <Span color="fg.muted">{formatMessage('diets.kcal', { n: countText(calories) })}</Span>
        </HStack>
        <ProgressBar
          aria-label={formatMessage('diets.shareOfDay', { meal: DIET_MEALS[meal] })}
          max={Math.max(day, 1)}
          value={calories}
        />
        {problem !== undefined && <Box color="due.fg">{problem}</Box>}
        {items.map((item, place) => (
          // Items have no ids, and are neither sorted nor filtered.
          <HStack key={place} alignItems="flex-start" gap="2">
            <Box flex="1">
              <Labelled
                label={formatMessage('diets.item')}
                required
                disabled={disabled}
                error={problems[`meals.${meal}.${place}.name`]}
              >
                <Input
                  value={item.name}
                  autoComplete="off"
                  autoCapitalize="sentences"
                  list={known.id}
                  onChange={(event) => name(place, item, event.target.value)}
                />
              </Labelled>
            </Box>
            <Box w="24">
              <Labelled
                label={formatMessage('diets.calories')}
                disabled={disabled}
                error={problems[`meals.${meal}.${place}.calories`]}
              >
                <Input
                  value={item.calories}
                  inputMode="numeric"
                  autoComplete="off"
                  textAlign="end"
                  onChange={(event) => change(place, { calories: event.target.value })}
                />
              </Labelled>
            </Box>
            {!disabled && (
              <Button
                variant="plain"
                px="0"
                mt="6"
                aria-label={formatMessage('diets.removeItem')}
                onClick={() => onItems(items.filter((_, at) => at !== place))}
              >
                <X strokeWidth={1.75} aria-hidden />
              </Button>
            )}
          </HStack>
        ))}
        {!disabled && (
          <Button
            alignSelf="flex-start"
            variant="plain"
            size="sm"
            px="0"
            onClick={() => onItems([...items, NEW_ITEM])}
          >
            <Plus strokeWidth={1.75} aria-hidden />
            {formatMessage('diets.addItem')}
          </Button>
        )}
      </section>
    </VStack>
  );
}
