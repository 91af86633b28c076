import { graphql } from 'react-relay';
import type { useSavePointsAssignMutation } from '../../../__generated__/useSavePointsAssignMutation.graphql.ts';
import type { useSavePointsEditMutation } from '../../../__generated__/useSavePointsEditMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { type Outcome, settled } from '../outcome.ts';

const assignMutation = graphql`
  mutation useSavePointsAssignMutation($input: AssignProductPointsInput!) {
    assignProductPoints(input: $input) {
      __typename
      ... on ProductPointsSuccess {
        product {
          ...PointsList_product
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
  mutation useSavePointsEditMutation($input: EditProductPointsInput!) {
    editProductPoints(input: $input) {
      __typename
      ... on ProductPointsSuccess {
        product {
          ...PointsList_product
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

interface Entries {
  key: string;
  designation: string;
  points: string;
}

/** Assigns points for a product, or changes an assignment. */
export function useSavePoints(): {
  assign: (input: Entries & { product: string }) => Promise<Outcome>;
  edit: (input: Entries & { assignment: string }) => Promise<Outcome>;
  busy: boolean;
} {
  const assigning = useWrite<useSavePointsAssignMutation>(assignMutation);
  const editing = useWrite<useSavePointsEditMutation>(editMutation);
  const saved = ['ProductPointsSuccess', 'optical.pointsSaveFailed'] as const;
  return {
    assign: (input) => settled(...saved, async () => (await assigning.write({ input })).assignProductPoints),
    edit: (input) => settled(...saved, async () => (await editing.write({ input })).editProductPoints),
    busy: assigning.busy || editing.busy,
  };
}
