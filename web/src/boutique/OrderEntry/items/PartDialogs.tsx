import { whenOpened } from '../../../ui/whenOpened.tsx';
import type { Entry } from '../entry/useEntry.ts';
import type { Garment } from '../shop/garment.ts';

// Most items need none of these dialogs, so each is loaded when it first opens.
const DesignsDialog = whenOpened(() => import('../designs/DesignsDialog.tsx'));
const PatternsDialog = whenOpened(() => import('../patterns/PatternsDialog.tsx'));
const MeasurementDialog = whenOpened(() => import('../measurements/MeasurementDialog.tsx'));
const AddOnsDialog = whenOpened(() => import('../addOns/AddOnsDialog.tsx'));
const FabricsDialog = whenOpened(() => import('../fabrics/FabricsDialog.tsx'));
const AssignDialog = whenOpened(() => import('../stages/AssignDialog.tsx'));

interface Props {
  entry: Entry;
  garment: Garment;
  mayOrderStages: boolean;
}

/** The dialogs that edit the parts of an item. */
export function PartDialogs({ entry, garment, mayOrderStages }: Props) {
  const { asking, ask } = entry;
  const shared = { entry, garment, onClose: () => ask(undefined) };
  return (
    <>
      <DesignsDialog open={asking === 'designs'} {...shared} />
      <PatternsDialog open={asking === 'patterns'} {...shared} />
      <MeasurementDialog open={asking === 'measurements'} {...shared} />
      <AddOnsDialog open={asking === 'addOns'} {...shared} />
      <FabricsDialog open={asking === 'fabrics'} entry={entry} onClose={shared.onClose} />
      <AssignDialog open={asking === 'stages'} {...shared} mayOrderStages={mayOrderStages} />
    </>
  );
}
