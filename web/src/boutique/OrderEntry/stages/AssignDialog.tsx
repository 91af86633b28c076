import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TellUnsaved } from '../../../ui/dialog/TellUnsaved.tsx';
import { useReorder } from '../../Masters/index.ts';
import { useOrder } from '../../reorder/useOrder.ts';
import type { Entry } from '../entry/useEntry.ts';
import type { Garment } from '../shop/garment.ts';
import { AssignRow } from './AssignRow.tsx';
import { assigned, employeesAt, stagesOfItem } from './stagesOf.ts';

interface Props {
  open: boolean;
  entry: Entry;
  garment: Garment;
  /** The order of stages applies to the whole shop; users who may not change it get no handles. */
  mayOrderStages: boolean;
  onClose: () => void;
}

/**
 * "Assign Employees to Stages" (spec 3 §2.1): several may work at a stage. Dropping a stage saves the order
 * at once.
 */
export default function AssignDialog({ open, onClose, ...rest }: Props) {
  return (
    <FormDialog
      open={open}
      size="lg"
      title={formatMessage('orderEntry.assignTitle')}
      closable
      onClose={onClose}
    >
      <Rows {...rest} onClose={onClose} />
    </FormDialog>
  );
}

function Rows({ entry: { item, shop, setItem }, mayOrderStages, onClose }: Omit<Props, 'open'>) {
  const [chosen, setChosen] = useState(item.assignments);
  const [tried, setTried] = useState(false);
  const { save, busy } = useReorder(shop.id);
  const here = stagesOfItem(item, shop);
  const shown = new Set(here.map(({ id }) => id));
  // Reordering saves all stages of the shop: those that this item does not go through are kept, after the
  // others.
  const order = useOrder({
    rows: here,
    save: (ids) => save([...ids, ...shop.stages.filter(({ id }) => !shown.has(id)).map(({ id }) => id)]),
  });
  const missing = tried && chosen.length === 0;
  return (
    <>
      <Dialog.Body>
        {mayOrderStages && (
          <Box color="fg.muted" textStyle="second" mb="2">
            {formatMessage('orderEntry.assignDrag')}
          </Box>
        )}
        {order.shown.map((stage, index) => (
          <AssignRow
            key={stage.id}
            stage={stage}
            place={index + 1}
            employees={shop.employees}
            chosen={employeesAt(chosen, stage.id)}
            onChosen={(employees) => setChosen(assigned(chosen, stage.id, employees))}
            lifted={order.lifted === stage.id}
            mayMove={mayOrderStages && !busy}
            onKey={(event) => order.onKey(event, stage.id)}
            onLeave={order.onLeave}
            onDrop={(dragId, side) => order.drop(dragId, stage.id, side)}
          />
        ))}
        <Box srOnly aria-live="assertive">
          {order.heard}
        </Box>
        {missing && (
          <Box role="alert" display="flex" gap="2" mt="3" color="due.fg">
            <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
            <Box>
              <Box textStyle="section">{formatMessage('orderRule.assignmentMissing')}</Box>
              {formatMessage('orderEntry.assignMissingHint')}
            </Box>
          </Box>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {formatMessage('shell.cancel')}
        </Button>
        <Button
          onClick={() => {
            setTried(true);
            if (chosen.length === 0 && item.assignments.length === 0) return;
            setItem({ assignments: chosen });
            onClose();
          }}
        >
          {formatMessage('orderEntry.assign')}
        </Button>
      </Dialog.Footer>
      <TellUnsaved when={chosen !== item.assignments} />
    </>
  );
}
