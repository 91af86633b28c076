import { checkFabric, formatMessage, MAX_FABRICS } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TellUnsaved } from '../../../ui/dialog/TellUnsaved.tsx';
import { formErrors } from '../../../ui/problems.ts';
import type { Entry } from '../entry/useEntry.ts';
import { FabricRow, type EnteredFabric } from './FabricRow.tsx';
import { FindFabric } from './FindFabric.tsx';
import { isWholeFabric, type FoundFabric } from './found.ts';

interface Props {
  open: boolean;
  entry: Entry;
  onClose: () => void;
}

/** Fabric of the shop for an item: found among the products, with the quantity per piece. */
export default function FabricsDialog({ open, onClose, entry }: Props) {
  return (
    <FormDialog open={open} title={formatMessage('fabric.title')} closable onClose={onClose}>
      <Rows entry={entry} onClose={onClose} />
    </FormDialog>
  );
}

const keyOf = ({ product, variant }: Pick<FoundFabric, 'product' | 'variant'>): string =>
  `${product}/${variant}`;

const problemOf = (fabric: EnteredFabric): string | undefined => {
  const { quantity, rate, unreadable } = fabric;
  const whole = isWholeFabric({ ...fabric, rate: 0 });
  return Object.values(
    formErrors(checkFabric({ quantity: unreadable ? undefined : quantity, rate, whole })),
  )[0];
};

function Rows({ entry: { item, setItem }, onClose }: Omit<Props, 'open'>) {
  const [begun] = useState((): readonly EnteredFabric[] =>
    (item.fabrics ?? []).map((fabric) => ({ ...fabric, unreadable: false })),
  );
  const [rows, setRows] = useState(begun);
  const [fresh, setFresh] = useState<string>();
  const [tried, setTried] = useState(false);
  const change = (key: string, next: Partial<EnteredFabric>): void =>
    setRows((all) => all.map((row) => (keyOf(row) === key ? { ...row, ...next } : row)));
  const add = (fabric: FoundFabric): void => {
    setFresh(keyOf(fabric));
    setRows((all) =>
      all.some((row) => keyOf(row) === keyOf(fabric)) ? all : [...all, { ...fabric, unreadable: false }],
    );
  };
  const save = (): void => {
    setTried(true);
    if (rows.some((row) => problemOf(row) !== undefined)) return;
    setItem({
      fabrics: rows.map(({ product, variant, name, unit, quantity, rate = 0 }) => ({
        product,
        variant,
        name,
        unit,
        quantity,
        rate,
      })),
    });
    onClose();
  };
  return (
    <>
      <Dialog.Body display="flex" flexDirection="column" gap="3">
        {rows.length < MAX_FABRICS && <FindFabric onFound={add} />}
        {rows.map((row) => (
          <FabricRow
            key={keyOf(row)}
            fabric={row}
            pieces={item.quantity}
            fresh={keyOf(row) === fresh}
            problem={tried ? problemOf(row) : undefined}
            onChange={(next) => change(keyOf(row), next)}
            onRemove={() => setRows(rows.filter((one) => one !== row))}
          />
        ))}
        <Box color="fg.muted">{formatMessage('fabric.explained')}</Box>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {formatMessage('shell.cancel')}
        </Button>
        <Button onClick={save}>{formatMessage('fabric.save')}</Button>
      </Dialog.Footer>
      <TellUnsaved when={rows !== begun} />
    </>
  );
}
