import type { PrescribedPower } from '@galla/domain';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { answerWith } from '../../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../../testing/render.tsx';
import type { CatalogueEntry } from '../../local/entry.ts';
import { graphProduct, graphVariant } from '../../optical/testing.tsx';
import VariantDialog, { type VariantChoice } from '../VariantDialog.tsx';

const LENS: CatalogueEntry = {
  kind: 'PRODUCT',
  id: 'p1',
  title: 'Blue-cut lens',
  alsoCalled: null,
  sku: null,
  barcode: null,
  brand: null,
  category: null,
  hsn: null,
  unit: 'pc',
  price: 0,
  priceAtTill: false,
  mrp: null,
  gst: 500,
  taxInclusive: false,
  image: null,
  tracked: true,
  available: 40_000,
  isLow: false,
  hasVariants: true,
  sold: 0,
  words: 'blue-cut lens',
  order: 'blue-cut lens',
};

const of = (n: number, power: string, available: string, coating = 'Hard coat') =>
  graphVariant(n, { sku: `L-${n}`, index: null, gstPercentage: '5', coating, power, available });

/** Six spheres with a hard coat, five of them with a cylinder, too, and an anti-glare one. */
export const FORM_LENS = [
  of(1, '-1.50', '0'),
  ...['-1.25', '-1.00', '-0.75', '-0.50', '-0.25'].map((sph, at) => of(at + 2, sph, '4')),
  ...['-1.50', '-1.25', '-1.00', '-0.75', '-0.50'].map((sph, at) => of(at + 7, `${sph} / -0.50`, '2')),
  of(12, '-1.00', '9', 'Anti-glare'),
];

interface Options {
  variants?: readonly object[];
  eyes?: readonly PrescribedPower[];
  tracked?: boolean;
}

/** Opens the dialog of a lens with its variants. */
export async function openPowers({ variants = FORM_LENS, eyes = [], tracked = true }: Options = {}) {
  const onChosen = vi.fn<(product: CatalogueEntry, choices: VariantChoice[]) => void>();
  const dialog = (
    <VariantDialog
      open
      product={{ ...LENS, tracked }}
      inCart={() => 0}
      eyes={eyes}
      onChosen={onChosen}
      onClose={() => undefined}
    />
  );
  const at: AtRoute = renderAt('/', [{ path: '/', element: dialog }]);
  await answerWith(at.environment, 'VariantFormQuery', graphProduct(variants));
  await screen.findByRole('button', { name: /Add to cart/ });
  return { ...at, onChosen };
}
