import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { HStack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import { Copy } from 'lucide-react';
import { toast } from '../app/toast/toast.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { Labelled } from '../ui/Labelled.tsx';

/** A key that was just made. */
export interface MadeKey {
  name: string;
  secret: string;
}

interface Props {
  /** Undefined: closed. */
  made: MadeKey | undefined;
  onClose: () => void;
}

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast.info(say('keys.copied'));
  } catch {
    toast.error(say('keys.copyFailed'));
  }
}

/** The key, to be copied; it is not shown again. A click beside it must not lose it. */
export function MadeKeyDialog({ made, onClose }: Props) {
  return (
    <DialogFrame
      open={made !== undefined}
      title={say('keys.madeTitle', { name: made?.name ?? '' })}
      description={say('keys.madeExplained')}
      closes="never"
      onClose={onClose}
    >
      <Dialog.Body>
        <Labelled label={say('keys.secret')} hint={say('keys.useExplained')}>
          <HStack w="full" gap="2" align="stretch" flexDirection={{ base: 'column', md: 'row' }}>
            <Textarea
              readOnly
              value={made?.secret ?? ''}
              rows={2}
              resize="none"
              wordBreak="break-all"
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button variant="outline" flexShrink="0" onClick={() => void copy(made?.secret ?? '')}>
              <Copy size={18} strokeWidth={1.75} aria-hidden />
              {say('keys.copy')}
            </Button>
          </HStack>
        </Labelled>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{say('keys.done')}</Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
