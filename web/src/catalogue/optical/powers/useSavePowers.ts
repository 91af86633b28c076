import { graphql } from 'react-relay';
import type { useSavePowersCreateMutation } from '../../../__generated__/useSavePowersCreateMutation.graphql.ts';
import type { useSavePowersUpdateMutation } from '../../../__generated__/useSavePowersUpdateMutation.graphql.ts';
import { fieldsOf } from '../../../app/graph/refusal.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

const OPTIONS = { failed: 'optical.prescriptionFailed', fields: fieldsOf('powers') } as const;

/** Adds powers to a variant, or replaces those of a row. */
export function useSavePowers() {
  const submit = useWrite<useSavePowersCreateMutation>(
    graphql`
      mutation useSavePowersCreateMutation($input: CreateLensPrescriptionInput!) {
        createLensPrescription(input: $input) {
          ... on LensPrescriptionSuccess @alias(as: "saved") {
            variant {
              ...PowersGrid_variant
            }
          }

          ...refusal @alias
        }
      }
    `,
    OPTIONS,
  );
  const edit = useWrite<useSavePowersUpdateMutation>(
    graphql`
      mutation useSavePowersUpdateMutation($input: UpdateLensPrescriptionInput!) {
        updateLensPrescription(input: $input) {
          ... on LensPrescriptionSuccess @alias(as: "saved") {
            variant {
              ...PowersGrid_variant
            }
          }

          ...refusal @alias
        }
      }
    `,
    OPTIONS,
  );
  return { submit: submit.write, edit: edit.write, busy: submit.busy || edit.busy };
}
