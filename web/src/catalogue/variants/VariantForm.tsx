import { checkVariantQuantities, formatMessage, type Milli } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { VariantFormQuery } from '../../__generated__/VariantFormQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { TellUnsaved } from '../../ui/dialog/TellUnsaved.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import type { CatalogueEntry } from '../local/entry.ts';
import { FEW_VARIANTS, isMeant } from './findVariants.ts';
import { readVariant } from './variant.ts';
import type { VariantChoice } from './VariantDialog.tsx';
import { VariantRow } from './VariantRow.tsx';

interface Props {
  product: CatalogueEntry;
  /** Grows with every Retry. */
  attempt: number;
  inCart: (variantId: string) => Milli;
  onChosen: (choices: VariantChoice[]) => void;
  onCancel: () => void;
}

/** A quantity for each variant, within its stock, at least one above zero. */
export function VariantForm({ product, attempt, inCart, onChosen, onCancel }: Props) {
  const [typed, setTyped] = useState<Readonly<Record<string, Milli>>>({});
  const [wanted, setWanted] = useState('');
  const [attempted, setAttempted] = useState(false);
  const { node } = useLazyLoadQuery<VariantFormQuery>(
    graphql`
      query VariantFormQuery($id: ID!) {
        node(id: $id) {
          ... on Product {
            variants {
              ...variant_variant
            }
          }
        }
      }
    `,
    { id: product.id },
    fetchOptions(attempt),
  );
  // A part that failed is null; the `Part` around says so and offers Retry.
  if (node?.variants == null) throw new Error(formatMessage('catalogue.variantsFailed'));
  const variants = node.variants.map((variant) => readVariant(variant));
  const choices = variants.map((variant) => ({ variant, quantity: typed[variant.id] ?? inCart(variant.id) }));
  const asked = choices.map(({ variant: { available }, quantity }) => ({
    quantity,
    available,
    tracked: product.tracked,
    whole: true,
  }));
  const problem = checkVariantQuantities(asked);
  /** Too much of one is told at once, that nothing is chosen only when somebody tries to go on. */
  const shown = problem?.code === 'VARIANT_QUANTITY_MISSING' && !attempted ? undefined : problem;
  const choose = (): void => {
    if (problem === undefined) onChosen(choices);
    else setAttempted(true);
  };
  useShortcut('Ctrl+Enter', choose, { inDialog: true });
  return (
    <>
      <Dialog.Body>
        {variants.length > FEW_VARIANTS && (
          <SearchField label={formatMessage('catalogue.findVariant')} value={wanted} onChange={setWanted} />
        )}
        <ul>
          {choices.map(({ variant, quantity }, index) =>
            // What is chosen already stays in sight.
            quantity > 0 || isMeant(variant, wanted) ? (
              <VariantRow
                key={variant.id}
                variant={variant}
                name={`${product.title} ${variant.sku}`}
                tracked={product.tracked}
                quantity={quantity}
                problem={shown?.field === `variants.${index}.quantity` ? shown.message : undefined}
                onQuantity={(next) => setTyped({ ...typed, [variant.id]: next })}
              />
            ) : null,
          )}
        </ul>
      </Dialog.Body>
      <Dialog.Footer alignItems="center">
        {shown?.field === 'variants' && (
          <Box role="alert" color="due.fg" textStyle="second" me="auto">
            {shown.message}
          </Box>
        )}
        <Button variant="outline" onClick={onCancel}>
          {formatMessage('shell.cancel')}
        </Button>
        <Button onClick={choose}>
          {formatMessage('billing.addToCart')}
          <Kbd keys={['Ctrl', 'Enter']} />
        </Button>
      </Dialog.Footer>
      <TellUnsaved when={Object.entries(typed).some(([id, quantity]) => quantity !== inCart(id))} />
    </>
  );
}
