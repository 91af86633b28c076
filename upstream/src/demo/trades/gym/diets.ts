import type { DietItem, DietPlan } from '@galla/domain';

type Line = readonly [name: string, calories: number];

const meal = (...lines: readonly Line[]): DietItem[] => lines.map(([name, calories]) => ({ name, calories }));

/** The diet plans of the demo gym. */
export const diets: readonly DietPlan[] = [
  {
    name: 'Lean start',
    category: 'WEIGHT_LOSS',
    description: 'Vegetarian, home food, for people who sit all day',
    duration: 'EIGHT_WEEKS',
    meals: {
      breakfast: meal(
        ['Moong dal chilla, 2', 220],
        ['Low-fat curd, 100 g', 60],
        ['Mint chutney', 20],
        ['Tea without sugar', 30],
      ),
      lunch: meal(
        ['Jowar bhakri, 2', 220],
        ['Palak dal, 1 bowl', 180],
        ['Cucumber kachumber', 40],
        ['Buttermilk, 200 ml', 45],
      ),
      snacks: meal(['Roasted chana, 30 g', 115], ['Guava, 1', 70], ['Black coffee', 5]),
      dinner: meal(['Grilled paneer, 100 g', 265], ['Beans and carrot, sautéed', 90], ['Phulka, 1', 80]),
    },
  },
  {
    name: 'Lean bulk with eggs',
    category: 'MUSCLE_GAIN',
    description: 'Four meals with eggs and dal for who lifts five days a week',
    duration: 'TWELVE_WEEKS',
    meals: {
      breakfast: meal(['Egg bhurji, 4 eggs', 360], ['Brown bread, 3 slices', 240], ['Banana, 1', 105]),
      lunch: meal(['Rajma, 2 bowls', 420], ['Rice, 2 bowls', 410], ['Curd, 200 g', 125]),
      snacks: meal(['Peanut butter toast, 2', 380], ['Milk, 300 ml', 190]),
      dinner: meal(['Chicken curry, 200 g', 390], ['Phulka, 3', 240], ['Salad', 50]),
    },
  },
  {
    name: 'Keep steady',
    category: 'MAINTENANCE',
    description: 'What one eats at home, measured',
    duration: 'ONGOING',
    meals: {
      breakfast: meal(['Poha, 1 plate', 270], ['Tea', 60]),
      lunch: meal(['Phulka, 3', 240], ['Sabzi, 1 bowl', 150], ['Dal, 1 bowl', 160], ['Curd, 100 g', 62]),
      snacks: meal(['Sprouts chaat', 140], ['Apple, 1', 95]),
      dinner: meal(['Khichdi, 2 bowls', 420], ['Kadhi, 1 bowl', 120]),
    },
  },
];
