import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { useState, type ReactNode } from 'react';
import { failureText } from '../../../app/graph/failureText.ts';
import { toast } from '../../../app/toast/toast.ts';
import type { Changes } from './useChanges.ts';

interface Props<S> {
  form: Changes<S>;
  /** Resolves with why not, or with nothing. */
  save: (key: string, changes: Partial<S>) => Promise<string | undefined>;
  busy: boolean;
  /** What takes them back to the defaults. */
  reset: ReactNode;
}

/** Save Settings and Reset to Defaults, under the settings; what was refused stands above them. */
export function Acts<S>({ form, save, busy, reset }: Props<S>) {
  const [refused, setRefused] = useState<string>();
  const submit = async (): Promise<void> => {
    try {
      const reason = await save(form.key, form.changes);
      setRefused(reason);
      if (reason !== undefined) return;
      form.drop();
      toast.done(say('settings.saved'));
    } catch (error) {
      toast.failed(failureText(error, 'settings.saveFailed'));
    }
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
          loadingText={say('shell.saving')}
          disabled={!form.changed || Object.keys(form.problems).length > 0}
          onClick={() => void submit()}
        >
          {say('settings.save')}
        </Button>
        {reset}
      </HStack>
    </>
  );
}
