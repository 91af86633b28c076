import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useState, type ReactNode } from 'react';
import type { WriteResult } from '../../../app/graph/refusal.ts';
import { toast } from '../../../app/toast/toast.ts';
import type { Changes } from './useChanges.ts';

interface Props<S> {
  form: Changes<S>;
  write: (input: Partial<S> & { key: string }) => Promise<WriteResult>;
  busy: boolean;
  /** The button that resets to the defaults. */
  reset: ReactNode;
}

/** Save Settings and Reset to Defaults below the settings, with refusals above the buttons. */
export function Acts<S>({ form, write, busy, reset }: Props<S>) {
  const [refused, setRefused] = useState<string>();
  const submit = async (): Promise<void> => {
    const outcome = await write({ key: form.key, ...form.changes });
    if (outcome.kind === 'failed') {
      toast.error(outcome.message);
      return;
    }
    setRefused(outcome.kind === 'saved' ? undefined : outcome.message);
    if (outcome.kind !== 'saved') return;
    form.drop();
    toast.success(formatMessage('settings.saved'));
  };
  return (
    <>
      {refused !== undefined && (
        <Box role="alert" color="due.fg">
          {refused}
        </Box>
      )}
      <HStack gap="3" flexWrap="wrap">
        <Button
          loading={busy}
          loadingText={formatMessage('shell.saving')}
          disabled={!form.changed || Object.keys(form.problems).length > 0}
          onClick={() => void submit()}
        >
          {formatMessage('settings.save')}
        </Button>
        {reset}
      </HStack>
    </>
  );
}
