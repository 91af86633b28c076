import { DIET_CATEGORIES, DIET_DURATIONS, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { countText } from '../../ui/counted.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { OneLine } from '../../ui/OneLine.tsx';
import type { DietPlan } from './useDietPlans.ts';

const dayText = ({ calories }: DietPlan): string => formatMessage('diets.kcal', { n: countText(calories) });

const kindText = ({ category, duration }: DietPlan): string =>
  `${DIET_CATEGORIES[category]} · ${DIET_DURATIONS[duration]}`;

export const COLUMNS: readonly Column<DietPlan>[] = [
  {
    key: 'plan',
    heading: formatMessage('diets.plan'),
    width: 'full',
    cell: ({ name, description }) => (
      <>
        <OneLine textStyle="rowTitle">{name}</OneLine>
        <OneLine textStyle="second" color="fg.subtle">
          {description}
        </OneLine>
      </>
    ),
  },
  {
    key: 'kind',
    heading: formatMessage('diets.category'),
    minor: true,
    cell: (plan) => <Box whiteSpace="nowrap">{kindText(plan)}</Box>,
  },
  {
    key: 'members',
    heading: formatMessage('assign.members'),
    end: true,
    minor: true,
    cell: ({ memberCount }) => countText(memberCount),
  },
  { key: 'day', heading: formatMessage('diets.day'), end: true, cell: dayText },
];

/** A plan on a phone: name and category on the left, calories per day on the right. */
export const phoneRow = (onOpen: (id: string) => void) => (plan: DietPlan, current: boolean) => (
  <ListRow
    title={plan.name}
    second={kindText(plan)}
    figure={dayText(plan)}
    current={current}
    onChoose={() => onOpen(plan.id)}
  />
);
