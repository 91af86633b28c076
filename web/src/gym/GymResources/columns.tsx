import { formatMessage, MEAL_TIMES, type ResourceKind } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { countText } from '../../ui/counted.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import type { GymResource } from './useGymResources.ts';

/** Type and time of a meal; the description of other resources. */
const secondText = ({ meal, description }: GymResource): string =>
  meal ? `${meal.type} · ${MEAL_TIMES[meal.time]}` : description;

const energyText = ({ meal }: GymResource): string =>
  meal ? formatMessage('resources.kcal', { n: countText(meal.calories) }) : '';

const NAME: Column<GymResource> = {
  key: 'name',
  heading: formatMessage('resources.name'),
  width: 'full',
  cell: (resource) => (
    <>
      <OneLine textStyle="rowTitle">{resource.name}</OneLine>
      <OneLine textStyle="second" color="fg.subtle">
        {secondText(resource)}
      </OneLine>
    </>
  ),
};

const NUTRIENTS = { protein: 'resources.protein', carbs: 'resources.carbs', fat: 'resources.fat' } as const;

const grams = (nutrient: keyof typeof NUTRIENTS): Column<GymResource> => ({
  key: nutrient,
  heading: formatMessage(NUTRIENTS[nutrient]),
  end: true,
  minor: true,
  cell: ({ meal }) => countText(meal?.[nutrient] ?? 0),
});

const MEAL: readonly Column<GymResource>[] = [
  NAME,
  grams('protein'),
  grams('carbs'),
  grams('fat'),
  {
    key: 'calories',
    heading: formatMessage('resources.calories'),
    end: true,
    cell: (resource) => <Box whiteSpace="nowrap">{energyText(resource)}</Box>,
  },
];

export const columnsOf = (kind: ResourceKind): readonly Column<GymResource>[] =>
  kind === 'MEAL' ? MEAL : [NAME];

/** A resource on a phone: name and description on the left, a meal's energy on the right. */
export const phoneRow = (onOpen: (id: string) => void) => (resource: GymResource, current: boolean) => (
  <ListRow
    title={resource.name}
    second={secondText(resource)}
    figure={energyText(resource)}
    current={current}
    onChoose={() => onOpen(resource.id)}
  />
);
