import type { Paise } from '@galla/domain';
import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { garmentQuery } from '../../../__generated__/garmentQuery.graphql.ts';
import { paiseOf } from '../../../app/graph/scalars.ts';
import type { ChosenOption, ChosenPattern } from '../draft/orderDraft.ts';

/** A design option as an item stores it, with what is needed to show it. */
export interface Option extends ChosenOption {
  image: string | null;
  isDefault: boolean;
  stagePrices: readonly { name: string; amount: Paise }[];
}

export interface Area {
  id: string;
  name: string;
  /** Any number of its options can be chosen. */
  addOns: boolean;
  options: readonly Option[];
}

/** The designs and measurement points that a garment offers. */
export interface Garment {
  id: string;
  areas: readonly Area[];
  patterns: readonly ChosenPattern[];
  points: readonly { name: string; image: string | null }[];
}

export const GARMENT = graphql`
  query garmentQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Garment @alias(as: "garment") {
        id
        areas {
          id
          name
          kind
          options {
            id
            name
            price
            image
            isDefault
            stagePrices {
              name
              amount
            }
          }
        }
        patterns {
          id
          name
          price
          images
          stagePrices {
            name
            amount
          }
        }
        measurementPoints {
          name
          image
        }
      }
    }
  }
`;

const amounts = (prices: readonly { readonly name: string; readonly amount: string }[]) =>
  prices.map(({ name, amount }) => ({ name, amount: paiseOf(amount) }));

/** Reads a garment; undefined if it was deleted. */
export function garmentOf(answer: garmentQuery['response']): Garment | undefined {
  const found = answer.node?.garment;
  if (found == null) return undefined;
  return {
    id: found.id,
    areas: found.areas.map(({ id, name, kind, options }) => ({
      id,
      name,
      addOns: kind === 'ADD_ONS',
      options: options.map((option) => ({
        option: option.id,
        area: name,
        name: option.name,
        price: paiseOf(option.price),
        image: option.image ?? null,
        isDefault: option.isDefault,
        stagePrices: amounts(option.stagePrices),
      })),
    })),
    patterns: found.patterns.map((pattern) => ({
      pattern: pattern.id,
      name: pattern.name,
      price: paiseOf(pattern.price),
      image: pattern.images[0] ?? null,
      stagePrices: amounts(pattern.stagePrices),
    })),
    points: found.measurementPoints.map(({ name, image }) => ({ name, image: image ?? null })),
  };
}

/** The areas that have options. */
export const chosenAreas = ({ areas }: Garment): readonly Area[] =>
  areas.filter(({ options }) => options.length > 0);

/** The part of an option that an item stores. */
export const chosenOf = ({ option, area, name, price }: ChosenOption): ChosenOption => ({
  option,
  area,
  name,
  price,
});

/**
 * Initial choices for a garment: the default of each area, or its first option if there is none; of add-ons,
 * defaults only.
 */
export function defaultsOf({ areas }: Garment): { designs: ChosenOption[]; addOns: ChosenOption[] } {
  const designs = areas
    .filter(({ addOns }) => !addOns)
    .flatMap(({ options }) => options.find(({ isDefault }) => isDefault) ?? options[0] ?? []);
  const addOns = areas
    .filter((area) => area.addOns)
    .flatMap(({ options }) => options.filter(({ isDefault, price }) => isDefault && price > 0));
  return { designs: designs.map(chosenOf), addOns: addOns.map(chosenOf) };
}

/** Fetches a garment, from the store if it is there; undefined if it can't be loaded now. */
export async function fetchGarment(environment: Environment, id: string): Promise<Garment | undefined> {
  try {
    const answer = await fetchQuery<garmentQuery>(
      environment,
      GARMENT,
      { id },
      { fetchPolicy: 'store-or-network' },
    ).toPromise();
    return answer && garmentOf(answer);
  } catch {
    // The part that shows it fetches again, and reports the failure.
    return undefined;
  }
}
