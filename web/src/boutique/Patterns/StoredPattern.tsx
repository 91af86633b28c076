import { graphql, useFragment } from 'react-relay';
import type { StoredPattern_pattern$key } from '../../__generated__/StoredPattern_pattern.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import type { StageChoice } from '../stagePrices/amounts.ts';
import { PatternForm } from './PatternForm.tsx';

interface Props {
  pattern: StoredPattern_pattern$key;
  /** Global id of the item. */
  garment: string;
  stages: readonly StageChoice[];
  onEnd: () => void;
}

/** A stored pattern as initial values of its form. */
export function StoredPattern({ pattern, ...rest }: Props) {
  const { id, name, price, images, stagePrices, version } = useFragment(
    graphql`
      fragment StoredPattern_pattern on Pattern {
        id
        name
        price
        images
        stagePrices {
          amount
          stage {
            id
          }
        }
        version
      }
    `,
    pattern,
  );
  return (
    <PatternForm
      {...rest}
      stored={{
        id,
        version,
        name,
        price: paiseOf(price),
        pictures: images.map((url) => ({ kind: 'kept', url })),
        // Skips prices of deleted stages.
        stagePrices: Object.fromEntries(
          stagePrices.flatMap(({ stage, amount }) => (stage ? [[stage.id, paiseOf(amount)]] : [])),
        ),
      }}
    />
  );
}
