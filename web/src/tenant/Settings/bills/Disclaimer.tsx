import { checkDisclaimer, disclaimerLength, MAX_DISCLAIMER, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Textarea } from '@chakra-ui/react/textarea';
import { useState } from 'react';
import { UnsavedGuard } from '../../../app/router/UnsavedGuard.tsx';
import { useDraft } from '../../../local/useDraft.ts';
import { Labelled } from '../../../ui/Labelled.tsx';

interface Props {
  disclaimer: string;
  disabled: boolean;
  /** Resolves with whether it was saved. */
  onSave: (disclaimer: string) => Promise<boolean>;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The disclaimer below every bill, with a character count; input stays until it is saved. */
export function Disclaimer({ disclaimer, disabled, onSave }: Props) {
  const { draft, keep, drop } = useDraft('disclaimer', isText);
  const [typed, setTyped] = useState(draft);
  const [busy, setBusy] = useState(false);
  const text = typed ?? disclaimer;
  const problem = checkDisclaimer(text.trim());
  const changed = text.trim() !== disclaimer;
  const type = (next: string): void => {
    setTyped(next);
    keep(next);
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    if (await onSave(text.trim())) {
      drop();
      setTyped(undefined);
    }
    setBusy(false);
  };
  return (
    <Box py="3">
      <Labelled
        label={formatMessage('settings.disclaimer')}
        hint={formatMessage('settings.disclaimerHint')}
        error={problem?.message}
        disabled={disabled}
        aside={
          <Box textStyle="second" color={problem ? 'due.fg' : 'fg.subtle'} aria-live="polite">
            {formatMessage('settings.disclaimerCount', {
              n: disclaimerLength(text.trim()),
              max: MAX_DISCLAIMER,
            })}
          </Box>
        }
      >
        <Textarea rows={3} value={text} onChange={(event) => type(event.target.value)} />
      </Labelled>
      {!disabled && (
        <Button
          mt="3"
          variant="outline"
          disabled={!changed || problem !== undefined}
          loading={busy}
          loadingText={formatMessage('shell.saving')}
          onClick={() => void save()}
        >
          {formatMessage('settings.saveDisclaimer')}
        </Button>
      )}
      <UnsavedGuard when={changed && !disabled} />
    </Box>
  );
}
