import type { Paise } from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { DesignAreaKind, stored_area$key } from '../../../__generated__/stored_area.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import type { StageAmounts } from '../../stagePrices/amounts.ts';

/** An option as stored. */
export interface StoredOption {
  id: string;
  name: string;
  price: Paise;
  /** URL of its thumbnail. */
  thumbnail: string | null;
  isDefault: boolean;
  stagePrices: StageAmounts;
  version: string;
}

/** An area with its options in order. */
export interface StoredArea {
  id: string;
  name: string;
  kind: DesignAreaKind;
  options: readonly StoredOption[];
}

/** Reads an area into the draft's form: amounts in paise, stage prices by stage. */
export function storedArea(area: stored_area$key): StoredArea {
  const { id, name, kind, options } = readInlineData(
    graphql`
      fragment stored_area on DesignArea @inline {
        id
        name
        kind
        options {
          id
          name
          price
          thumbnail
          isDefault
          stagePrices {
            amount
            stage {
              id
            }
          }
          version
        }
      }
    `,
    area,
  );
  return {
    id,
    name,
    kind,
    options: options.map((option) => ({
      id: option.id,
      name: option.name,
      price: paiseOf(option.price),
      thumbnail: option.thumbnail ?? null,
      isDefault: option.isDefault,
      // Skips prices of deleted stages.
      stagePrices: Object.fromEntries(
        option.stagePrices.flatMap(({ stage, amount }) => (stage ? [[stage.id, paiseOf(amount)]] : [])),
      ),
      version: option.version,
    })),
  };
}
