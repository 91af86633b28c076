import { checkCustomPatterns, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Tabs } from '@chakra-ui/react/tabs';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TellUnsaved } from '../../../ui/dialog/TellUnsaved.tsx';
import { formErrors } from '../../../ui/problems.ts';
import type { CustomPattern } from '../draft/orderDraft.ts';
import type { Entry } from '../entry/useEntry.ts';
import type { Garment } from '../shop/garment.ts';
import { AvailablePatterns } from './AvailablePatterns.tsx';
import { CustomPatterns, sumsOf } from './CustomPatterns.tsx';

interface Props {
  open: boolean;
  entry: Entry;
  garment: Garment;
  onClose: () => void;
}

/** "Select Pattern" (spec 3 §2.1): from the shop's patterns, or the customer's own. */
export default function PatternsDialog({ open, onClose, ...rest }: Props) {
  return (
    <FormDialog
      open={open}
      size="full"
      title={formatMessage('orderEntry.selectPattern')}
      closable
      onClose={onClose}
    >
      <Choice {...rest} onClose={onClose} />
    </FormDialog>
  );
}

/** The newly added custom patterns, which the confirmation asks about. */
const fresh = (now: readonly CustomPattern[], before: readonly CustomPattern[]): readonly CustomPattern[] =>
  now.filter(({ key }) => !before.some((one) => one.key === key));

function Choice({ entry, garment, onClose }: Omit<Props, 'open'>) {
  const { item, shop, setItem } = entry;
  const [patterns, setPatterns] = useState(item.patterns);
  const [custom, setCustom] = useState(item.customPatterns);
  const [tab, setTab] = useState(garment.patterns.length > 0 ? 'available' : 'custom');
  const [tried, setTried] = useState(false);
  const [asks, setAsks] = useState(false);
  const problems = formErrors(checkCustomPatterns(custom.map(sumsOf)));
  const added = fresh(custom, item.customPatterns);

  const take = (keep: boolean): void => {
    const keys = new Set(added.map(({ key }) => key));
    setItem({
      patterns,
      customPatterns: custom.map((one) => (keys.has(one.key) ? { ...one, keep } : one)),
    });
    setAsks(false);
    onClose();
  };
  const save = (): void => {
    setTried(true);
    if (Object.keys(problems).length > 0) {
      setTab('custom');
      return;
    }
    if (added.length > 0) setAsks(true);
    else take(false);
  };
  return (
    <>
      <Dialog.Body>
        <Tabs.Root value={tab} onValueChange={({ value }) => setTab(value)}>
          <Tabs.List mb="4">
            <Tabs.Trigger value="available">{formatMessage('orderEntry.availablePatterns')}</Tabs.Trigger>
            <Tabs.Trigger value="custom">{formatMessage('orderEntry.uploadCustom')}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="available">
            <AvailablePatterns offered={garment.patterns} chosen={patterns} onChosen={setPatterns} />
          </Tabs.Content>
          <Tabs.Content value="custom">
            <CustomPatterns
              patterns={custom}
              stages={shop.stages}
              problems={tried ? problems : {}}
              onPatterns={setCustom}
            />
          </Tabs.Content>
        </Tabs.Root>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {formatMessage('shell.cancel')}
        </Button>
        <Button onClick={save}>{formatMessage('orderEntry.usePatterns')}</Button>
      </Dialog.Footer>
      <TellUnsaved when={patterns !== item.patterns || custom !== item.customPatterns} />
      <ConfirmDialog
        open={asks}
        title={formatMessage('orderEntry.keepTitle')}
        confirm={formatMessage('orderEntry.keepIt')}
        cancel={formatMessage('orderEntry.thisOrderOnly')}
        onConfirm={() => take(true)}
        onCancel={() => take(false)}
      >
        {formatMessage('orderEntry.keepQuestion', {
          name: added.map(({ name }) => name).join(', '),
          item: item.name,
        })}
      </ConfirmDialog>
    </>
  );
}
