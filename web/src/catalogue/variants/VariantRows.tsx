import type { Milli, Problem } from '@galla/domain';
import type { CatalogueEntry } from '../local/entry.ts';
import type { VariantChoice } from './VariantDialog.tsx';
import { VariantRow } from './VariantRow.tsx';

interface Props {
  product: CatalogueEntry;
  choices: readonly VariantChoice[];
  /** Whether a variant is listed; the others keep their quantity. */
  isListed: (choice: VariantChoice) => boolean;
  problem: Problem | undefined;
  onQuantity: (variantId: string, quantity: Milli) => void;
}

/** The list of variants, with the problem of a quantity. */
export const VariantRows = ({ product, choices, isListed, problem, onQuantity }: Props) => (
  <ul>
    {choices.map((choice, index) => {
      const { variant, quantity } = choice;
      return isListed(choice) ? (
        <VariantRow
          key={variant.id}
          variant={variant}
          name={`${product.title} ${variant.sku}`}
          tracked={product.tracked}
          quantity={quantity}
          problem={problem?.field === `variants.${index}.quantity` ? problem.message : undefined}
          onQuantity={(next) => onQuantity(variant.id, next)}
        />
      ) : null;
    })}
  </ul>
);
