import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useAddOpticalProductMutation } from '../../../__generated__/useAddOpticalProductMutation.graphql.ts';
import { failureText } from '../../../app/graph/failureText.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { type Entries, textOf } from '../../../ui/form/entries.ts';
import { sentValues } from '../variants/variantEntries.ts';

/** A product that is to be added with its variants. */
export interface OpticalProduct {
  key: string;
  values: readonly { readonly name: string; readonly value: string }[];
  /** Id of an upload. */
  image?: string | undefined;
  variants: readonly Entries[];
}

/** What became of it, as the drawer of a product takes it. */
export type AddedProduct =
  | { kind: 'saved'; id: string; title: string }
  | { kind: 'problems'; problems: Record<string, string> }
  | { kind: 'refused'; message: string };

const VARIANT = /^variants\.(\d+)\./;

/** What is wrong with a variant is told by its code; all else at the fields of the product. */
function problemsOf(
  problems: readonly { readonly field: string; readonly message: string }[],
  variants: readonly Entries[],
): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ field, message }) => {
      const place = VARIANT.exec(field)?.[1];
      if (place === undefined) return [field.replace(/^values\./, ''), message];
      const sku = textOf(variants[Number(place)] ?? {}, 'sku');
      return [`variant ${place}`, say('optical.variantProblem', { sku, message })];
    }),
  );
}

/** Adds a product together with its variants: all of it, or nothing. Never rejects. */
export function useAddOpticalProduct(): {
  add: (product: OpticalProduct) => Promise<AddedProduct>;
  busy: boolean;
  checking: boolean;
} {
  const { write, busy, checking } = useWrite<useAddOpticalProductMutation>(graphql`
    mutation useAddOpticalProductMutation($input: AddOpticalProductInput!) {
      addOpticalProduct(input: $input) {
        __typename
        ... on AddOpticalProductSuccess {
          product {
            id
            title
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
  `);
  const add = async ({ key, values, image, variants }: OpticalProduct): Promise<AddedProduct> => {
    const sent = variants.map((entries) => ({
      values: sentValues(entries).filter(({ value }) => value !== ''),
    }));
    try {
      const input = { key, values, variants: sent, ...(image !== undefined && { image }) };
      const { product, problems, message } = (await write({ input })).addOpticalProduct;
      if (product !== undefined) return { kind: 'saved', id: product.id, title: product.title };
      if (problems !== undefined) return { kind: 'problems', problems: problemsOf(problems, variants) };
      return { kind: 'refused', message: message ?? say('itemForm.productAddFailed') };
    } catch (error) {
      return { kind: 'refused', message: failureText(error, 'itemForm.productAddFailed') };
    }
  };
  return { add, busy, checking };
}
