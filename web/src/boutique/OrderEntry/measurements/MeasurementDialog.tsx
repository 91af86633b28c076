import { MAX_MEASUREMENT_IMAGES, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TellUnsaved } from '../../../ui/dialog/TellUnsaved.tsx';
import { Kbd } from '../../../ui/Kbd.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { SegmentedChoice } from '../../../ui/SegmentedChoice.tsx';
import { useShortcut } from '../../../ui/useShortcut.ts';
import type { DraftMeasurements } from '../draft/orderDraft.ts';
import type { Entry } from '../entry/useEntry.ts';
import { ImageTray } from '../images/ImageTray.tsx';
import type { Garment } from '../shop/garment.ts';
import { beginWith, keptOf, unreadable } from './entries.ts';
import { UnitChoice } from '../../measures/UnitChoice.tsx';
import { VersionedFields } from './VersionedFields.tsx';

interface Props {
  open: boolean;
  entry: Entry;
  garment: Garment;
  onClose: () => void;
}

/** "Measurement Details" (spec 3 §§2.1, 4): as a form, as text, or as pictures. */
export default function MeasurementDialog({ open, onClose, ...rest }: Props) {
  const { name, toWhom } = rest.entry.item;
  return (
    <FormDialog
      open={open}
      size="lg"
      title={formatMessage('orderEntry.measurementDetails')}
      description={
        toWhom.trim() === '' ? name : formatMessage('orderEntry.forWhom', { item: name, name: toWhom })
      }
      closable
      onClose={onClose}
    >
      <Fields {...rest} onClose={onClose} />
    </FormDialog>
  );
}

function Fields({ entry, garment, onClose }: Omit<Props, 'open'>) {
  const { item, setItem } = entry;
  const [begun] = useState(() => beginWith(item.measurements, garment.points));
  const [entered, setEntered] = useState(begun);
  const [tried, setTried] = useState(false);
  const change = (next: Partial<DraftMeasurements>): void => setEntered({ ...entered, ...next });
  const wrong = unreadable(entered);
  const save = (): void => {
    setTried(true);
    if (entered.method === 'FORM' && wrong.size > 0) return;
    setItem({ measurements: keptOf(entered) });
    onClose();
  };
  useShortcut('Ctrl+Enter', save, { says: formatMessage('orderEntry.saveMeasurements'), inDialog: true });
  return (
    <>
      <Dialog.Body display="flex" flexDirection="column" gap="4">
        <HStack gap="3" flexWrap="wrap">
          <Box flex="1" minW="0">
            <SegmentedChoice
              label={formatMessage('orderEntry.method')}
              value={entered.method}
              onValue={(method) => change({ method })}
              choices={[
                { value: 'FORM', label: formatMessage('orderEntry.methodForm') },
                { value: 'TEXT', label: formatMessage('orderEntry.methodText') },
                { value: 'UPLOAD', label: formatMessage('orderEntry.methodUpload') },
              ]}
            />
          </Box>
          {entered.method === 'FORM' && <UnitChoice />}
        </HStack>
        {entered.method === 'FORM' && (
          <VersionedFields
            entry={entry}
            entered={entered}
            points={garment.points}
            tried={tried}
            onEntered={setEntered}
          />
        )}
        {entered.method === 'TEXT' && (
          <Labelled label={formatMessage('orderEntry.measurementText')}>
            <Textarea
              rows={6}
              maxLength={2000}
              value={entered.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          </Labelled>
        )}
        {entered.method === 'UPLOAD' && (
          <Box>
            <ImageTray
              use="measurement"
              most={MAX_MEASUREMENT_IMAGES}
              images={entered.images}
              onImages={(images) => change({ images })}
            />
          </Box>
        )}
        <Labelled label={formatMessage('orderEntry.instructions')} optional>
          <Input
            placeholder={formatMessage('orderEntry.instructionsHint')}
            maxLength={500}
            value={entered.instructions}
            onChange={(event) => change({ instructions: event.target.value })}
          />
        </Labelled>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {formatMessage('shell.cancel')}
        </Button>
        <Button onClick={save}>
          {formatMessage('orderEntry.saveMeasurements')}
          <Box as="span" hideBelow="md" display={{ md: 'contents' }}>
            <Kbd keys={['Ctrl', 'Enter']} />
          </Box>
        </Button>
      </Dialog.Footer>
      <TellUnsaved when={entered !== begun} />
    </>
  );
}
