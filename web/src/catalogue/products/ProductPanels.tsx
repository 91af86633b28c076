import { Suspense } from 'react';
import { OpenDrawer } from '../drawer/OpenDrawer.tsx';
import { OpenPicture } from '../images/OpenPicture.tsx';
import type { Rights } from '../list/rights.ts';
import type { CatalogueList } from '../list/useCatalogueList.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

const StockDrawer = lazyPart(async () => ({
  default: (await import('../stock/StockDrawer.tsx')).StockDrawer,
}));
const VariantsSheet = lazyPart(async () => ({
  default: (await import('../optical/variants/VariantsSheet.tsx')).VariantsSheet,
}));
const PointsDialog = lazyPart(async () => ({
  default: (await import('../optical/points/PointsDialog.tsx')).PointsDialog,
}));
const LabelDialog = lazyPart(async () => ({
  default: (await import('../labels/LabelDialog.tsx')).LabelDialog,
}));

interface Props {
  list: Pick<CatalogueList, 'filters' | 'closePanels' | 'refresh'>;
  rights: Rights;
  tenantId: string;
  /** Products in the QR panel; undefined while it is closed. */
  labelled: readonly string[] | undefined;
  onLabelled: (ids: undefined) => void;
  onSaved: (id: string) => void;
}

/**
 * The panels that open over the list: form, picture, stock with history, variants, points, QR panel. Each is
 * loaded when it first opens.
 */
export function ProductPanels({ list, rights, tenantId, labelled, onLabelled, onSaved }: Props) {
  const { stockOf, stockVariant, variants, points } = list.filters;
  return (
    <Suspense fallback={null}>
      <OpenDrawer kind="PRODUCT" rights={rights} onClose={list.closePanels} onSaved={onSaved} />
      <OpenPicture onClose={list.closePanels} />
      {stockOf !== '' && (
        <StockDrawer
          product={stockOf}
          variant={stockVariant === '' ? undefined : stockVariant}
          onClose={() => {
            list.closePanels();
            list.refresh();
          }}
        />
      )}
      {variants !== '' && <VariantsSheet product={variants} onClose={list.refresh} />}
      {points !== '' && <PointsDialog of={points} onClose={list.closePanels} />}
      {labelled && (
        <LabelDialog tenantId={tenantId} products={labelled} onClose={() => onLabelled(undefined)} />
      )}
    </Suspense>
  );
}
