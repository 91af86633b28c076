import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { useRef } from 'react';
import { FormStatus } from './FormStatus.tsx';
import { Kbd } from '../ui/Kbd.tsx';
import { useShortcut } from '../ui/useShortcut.ts';

interface Props {
  busy: boolean;
  /** The outcome of a save whose answer was lost is being checked. */
  checking: boolean;
  /** Something beside the fields is loading, such as a picture upload: saving has to wait. */
  waits?: boolean;
  onCancel: () => void;
  /** Saves and opens the form for another record; only for new ones. */
  onSaveNext?: () => void;
  /** Runs before the form is submitted. */
  onSave?: () => void;
}

/** The foot of a record's drawer: refusals, Cancel, Save and next, Save (Ctrl+Enter). */
export function RecordFoot({ busy, checking, waits = false, onCancel, onSaveNext, onSave }: Props) {
  const save = useRef<HTMLButtonElement>(null);
  useShortcut(
    'Ctrl+Enter',
    () => {
      // Moves the focus as a click would, because fields normalise their value on blur.
      save.current?.focus();
      save.current?.click();
    },
    { place: save, enabled: !busy && !waits },
  );
  return (
    <Drawer.Footer flexWrap="wrap">
      <FormStatus checking={checking} flex="1 1 100%" />
      <Button variant="ghost" onClick={onCancel} disabled={busy} me="auto" hideBelow="md">
        {formatMessage('shell.cancel')}
      </Button>
      {onSaveNext && (
        // Not a submit button, so that Enter in a field means Save.
        <Button
          variant="outline"
          onClick={() => {
            onSaveNext();
            save.current?.form?.requestSubmit();
          }}
          disabled={busy || waits}
        >
          {formatMessage('itemForm.saveNext')}
        </Button>
      )}
      <Button
        ref={save}
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
