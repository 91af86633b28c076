import { graphql } from 'react-relay';
import type { useSaveVariantAddMutation } from '../../../__generated__/useSaveVariantAddMutation.graphql.ts';
import type { useSaveVariantEditMutation } from '../../../__generated__/useSaveVariantEditMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import type { FormCorrection } from '../../stock/formCorrection.ts';
import { type Outcome, settled } from '../outcome.ts';

const addMutation = graphql`
  mutation useSaveVariantAddMutation($input: AddVariantInput!) {
    addVariant(input: $input) {
      __typename
      ... on VariantSuccess {
        product {
          variants {
            ...listed_variant
            ...VariantFields_variant
          }
        }
      }
      ... on InvalidInput {
        problems {
          field
          message
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

const editMutation = graphql`
  mutation useSaveVariantEditMutation($input: EditVariantInput!) {
    editVariant(input: $input) {
      __typename
      ... on VariantSuccess {
        product {
          variants {
            ...listed_variant
            ...VariantFields_variant
          }
        }
      }
      ... on ChangedMeanwhile {
        currentStock
      }
      ... on InvalidInput {
        problems {
          field
          message
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

/** What is filled in. */
export interface VariantEntries {
  /** Made when the form opens. */
  key: string;
  values: { name: string; value: string }[];
}

/** Adds a variant to a product, or changes the one that is given with the stock that its form showed. */
export function useSaveVariant(product: string): {
  add: (entries: VariantEntries) => Promise<Outcome>;
  edit: (variant: string, entries: VariantEntries, correction: FormCorrection) => Promise<Outcome>;
  busy: boolean;
} {
  const adding = useWrite<useSaveVariantAddMutation>(addMutation);
  const editing = useWrite<useSaveVariantEditMutation>(editMutation);
  const saved = ['VariantSuccess', 'optical.variantSaveFailed'] as const;
  return {
    add: (entries) =>
      settled(...saved, async () => (await adding.write({ input: { ...entries, product } })).addVariant),
    edit: (variant, entries, correction) =>
      settled(
        ...saved,
        async () => (await editing.write({ input: { ...entries, ...correction, variant } })).editVariant,
      ),
    busy: adding.busy || editing.busy,
  };
}
