import { formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TellUnsaved } from '../../../ui/dialog/TellUnsaved.tsx';
import type { Entry } from '../entry/useEntry.ts';
import type { Garment } from '../shop/garment.ts';
import { AddOnRow } from './AddOnRow.tsx';

interface Props {
  open: boolean;
  entry: Entry;
  garment: Garment;
  onClose: () => void;
}

export interface Row {
  key: string;
  name: string;
  price: Paise | undefined;
}

/** "Add-on Amount" (spec 3 §§2.1, 5): rows of a name and an amount, for the shop's add-ons or others. */
export default function AddOnsDialog({ open, onClose, ...rest }: Props) {
  return (
    <FormDialog open={open} title={formatMessage('orderEntry.addOnAmount')} closable onClose={onClose}>
      <Rows {...rest} onClose={onClose} />
    </FormDialog>
  );
}

const empty = (): Row => ({ key: newKey(), name: '', price: undefined });

function Rows({ entry: { item, setItem }, garment, onClose }: Omit<Props, 'open'>) {
  const [begun] = useState((): readonly Row[] => {
    const rows = item.addOns.map(({ name, price }) => ({ key: newKey(), name, price }));
    return rows.length > 0 ? rows : [empty()];
  });
  const [rows, setRows] = useState(begun);
  const offered = garment.areas.filter(({ addOns }) => addOns).flatMap(({ options }) => options);
  const change = (key: string, next: Partial<Row>): void =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...next } : row)));
  const save = (): void => {
    const kept = rows.flatMap(({ name, price = 0 }) => {
      const named = name.trim();
      if (named === '' || price <= 0) return [];
      const own = offered.find((one) => one.name.toLocaleLowerCase() === named.toLocaleLowerCase());
      return { option: own?.option ?? '', area: own?.area ?? '', name: own?.name ?? named, price };
    });
    // An add-on that was entered twice counts once, with its last amount.
    const addOns = [...new Map(kept.map((one) => [one.option === '' ? one.name : one.option, one])).values()];
    const half = rows.some(({ name, price = 0 }) => (name.trim() === '') !== price <= 0);
    setItem({ addOns });
    if (half) toast.info(formatMessage('orderEntry.addOnsDropped'));
    onClose();
  };
  return (
    <>
      <Dialog.Body display="flex" flexDirection="column" gap="3">
        {rows.map((row, at) => (
          <AddOnRow
            key={row.key}
            row={row}
            n={at + 1}
            offered={offered}
            onChange={(next) => change(row.key, next)}
            onRemove={rows.length > 1 ? () => setRows(rows.filter(({ key }) => key !== row.key)) : undefined}
          />
        ))}
        <Box>
          <Button variant="ghost" onClick={() => setRows([...rows, empty()])}>
            <Plus strokeWidth={1.75} aria-hidden />
            {formatMessage('orderEntry.addAddOn')}
          </Button>
        </Box>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {formatMessage('shell.cancel')}
        </Button>
        <Button onClick={save}>{formatMessage('orderEntry.saveAddOns')}</Button>
      </Dialog.Footer>
      <TellUnsaved when={rows !== begun} />
    </>
  );
}
