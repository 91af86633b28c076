import { graphql, readInlineData } from 'react-relay';
import type {
  storedItem_item$data,
  storedItem_item$key,
} from '../../../__generated__/storedItem_item.graphql.ts';
import { milliOf, paiseOf } from '../../../app/graph/scalars.ts';
import type {
  ChosenOption,
  ChosenPattern,
  CustomPattern,
  DraftImage,
  DraftItem,
  DraftMeasurements,
} from '../draft/orderDraft.ts';

const imagesOf = (images: readonly { readonly key: string; readonly url: string }[]): DraftImage[] =>
  images.map(({ key, url }) => ({ upload: key, url }));

const optionOf = (one: storedItem_item$data['designs'][number]): ChosenOption => ({
  option: one.choice ?? '',
  area: one.area,
  name: one.name,
  price: paiseOf(one.price),
});

type StoredPattern = storedItem_item$data['patterns'][number];

const patternOf = (pattern: StoredPattern): ChosenPattern => ({
  pattern: pattern.choice ?? '',
  name: pattern.name,
  price: paiseOf(pattern.price),
  image: pattern.images[0]?.url ?? null,
  stagePrices: pattern.stagePrices.map(({ stage, amount }) => ({ name: stage, amount: paiseOf(amount) })),
});

/** A custom pattern of this order is sent back as a custom pattern. */
const customOf = (pattern: StoredPattern, stages: StagesByName, key: string): CustomPattern => ({
  key,
  name: pattern.name,
  price: paiseOf(pattern.price),
  images: imagesOf(pattern.images),
  stagePrices: Object.fromEntries(
    pattern.stagePrices.flatMap(({ stage, choice, amount }) => {
      const id = choice ?? stages.get(stage);
      return id === undefined ? [] : [[id, paiseOf(amount)]];
    }),
  ),
  keep: false,
});

type StagesByName = ReadonlyMap<string, string>;

const measurementsOf = (measured: storedItem_item$data['measurements']): DraftMeasurements | null =>
  measured == null
    ? null
    : {
        method: measured.method === 'TEXT' || measured.method === 'UPLOAD' ? measured.method : 'FORM',
        unit: measured.unit === 'CM' ? 'CM' : 'INCH',
        values: measured.values.map(({ name, value }) => ({ name, value })),
        custom: measured.custom.map(({ name, value }) => ({ name, value })),
        text: measured.text ?? '',
        images: imagesOf(measured.images),
        instructions: measured.instructions ?? '',
      };

/** Reads an item for editing; agreed names and prices are kept. */
export function storedItem(item: storedItem_item$key, stages: StagesByName): DraftItem {
  const data = readInlineData(
    graphql`
      fragment storedItem_item on OrderItem @inline {
        id
        garmentChoice
        name
        toWhom
        note
        quantity
        price
        designs {
          choice
          area
          name
          price
        }
        addOns {
          choice
          area
          name
          price
        }
        fabrics {
          productChoice
          variantChoice
          name
          unit
          quantity
          rate
        }
        patterns {
          choice
          custom
          name
          price
          images {
            key
            url
          }
          stagePrices {
            stage
            choice
            amount
          }
        }
        measurements {
          method
          values {
            name
            value
          }
          unit
          custom {
            name
            value
          }
          text
          images {
            key
            url
          }
          instructions
        }
        assignments {
          stage {
            id
          }
          employees {
            id
          }
        }
      }
    `,
    item,
  );
  return {
    key: data.id,
    item: data.id,
    garment: data.garmentChoice,
    name: data.name,
    price: paiseOf(data.price),
    toWhom: data.toWhom ?? '',
    note: data.note ?? '',
    quantity: data.quantity,
    designs: data.designs.map(optionOf),
    addOns: data.addOns.map(optionOf),
    fabrics: data.fabrics.map((fabric) => ({
      product: fabric.productChoice,
      variant: fabric.variantChoice ?? '',
      name: fabric.name,
      unit: fabric.unit,
      quantity: milliOf(fabric.quantity),
      rate: paiseOf(fabric.rate),
    })),
    patterns: data.patterns.filter(({ custom }) => !custom).map(patternOf),
    customPatterns: data.patterns
      .filter(({ custom }) => custom)
      .map((pattern, at) => customOf(pattern, stages, `${data.id}-${at}`)),
    measurements: measurementsOf(data.measurements),
    assignments: data.assignments.map(({ stage, employees }) => ({
      stage: stage.id,
      employees: employees.map(({ id }) => id),
    })),
  };
}
