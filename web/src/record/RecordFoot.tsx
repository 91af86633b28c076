import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { FormStatus } from './FormStatus.tsx';
import { Kbd } from '../ui/Kbd.tsx';

interface Props {
  busy: boolean;
  /** It is being found out whether a save whose answer was lost was done. */
  checking: boolean;
  /** Something beside the fields is on its way, such as a picture: saving has to wait. */
  waits: boolean;
  onCancel: () => void;
  /** Saves, and opens the form for another; only for a new one. */
  onSaveNext: (() => void) | undefined;
  onSave: () => void;
}

/** The foot of a record's drawer: what was refused, Cancel, Save and next, Save. */
export function RecordFoot({ busy, checking, waits, onCancel, onSaveNext, onSave }: Props) {
  return (
    <Drawer.Footer flexWrap="wrap">
      <FormStatus checking={checking} flex="1 1 100%" />
      <Button variant="ghost" onClick={onCancel} disabled={busy} me="auto" hideBelow="md">
        {formatMessage('shell.cancel')}
      </Button>
      {onSaveNext && (
        <Button variant="outline" onClick={onSaveNext} disabled={busy || waits}>
          {formatMessage('itemForm.saveNext')}
        </Button>
      )}
      <Button
        type="submit"
        onClick={onSave}
        loading={busy}
        loadingText={formatMessage('shell.saving')}
        disabled={waits}
      >
        {formatMessage('shell.save')}
        <Kbd keys={['Ctrl', 'Enter']} />
      </Button>
    </Drawer.Footer>
  );
}
