import { formatMessage } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useCreateOpticalProductMutation } from '../../../__generated__/useCreateOpticalProductMutation.graphql.ts';
import { fieldsOf, type WriteResult } from '../../../app/graph/refusal.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { type Entries, textOf } from '../../../ui/form/entries.ts';
import { sentValues } from '../variants/variantEntries.ts';

/** The input for the variants of a new product. */
export const variantInput = (variants: readonly Entries[]) =>
  variants.map((entries) => ({ values: sentValues(entries).filter(({ value }) => value !== '') }));

const VARIANT = /^variants\.(\d+)\./;

/** Prefixes the problems of a variant with its code; all others belong to fields of the product. */
export function variantProblems<R extends WriteResult>(outcome: R, variants: readonly Entries[]): R {
  if (outcome.kind !== 'problems') return outcome;
  const problems = Object.entries(outcome.problems).map(([field, message]) => {
    const place = VARIANT.exec(field)?.[1];
    if (place === undefined) return [field, message];
    const sku = textOf(variants[Number(place)] ?? {}, 'sku');
    return [field, formatMessage('optical.variantProblem', { sku, message })];
  });
  return { ...outcome, problems: Object.fromEntries(problems) };
}

/** Adds a product with its variants in one transaction. */
export const useCreateOpticalProduct = () =>
  useWrite<useCreateOpticalProductMutation>(
    graphql`
      mutation useCreateOpticalProductMutation($input: CreateOpticalProductInput!) {
        createOpticalProduct(input: $input) {
          ... on CreateOpticalProductSuccess @alias(as: "saved") {
            product {
              id
              title
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'itemForm.productAddFailed', fields: fieldsOf('values') },
  );
