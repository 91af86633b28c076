import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { HStack } from '@chakra-ui/react/stack';
import { Textarea } from '@chakra-ui/react/textarea';
import { Copy } from 'lucide-react';
import { toast } from '../app/toast/toast.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { Labelled } from '../ui/Labelled.tsx';

/** A newly created key. */
export interface MadeKey {
  name: string;
  secret: string;
}

interface Props {
  /** Undefined while closed. */
  made: MadeKey | undefined;
  onClose: () => void;
}

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast.info(formatMessage('keys.copied'));
  } catch {
    toast.error(formatMessage('keys.copyFailed'));
  }
}

/** Shows the key to copy; it is not shown again. Clicking outside must not close the dialog. */
export function MadeKeyDialog({ made, onClose }: Props) {
  return (
    <DialogFrame
      open={made !== undefined}
      title={formatMessage('keys.madeTitle', { name: made?.name ?? '' })}
      description={formatMessage('keys.madeExplained')}
      closes="never"
      onClose={onClose}
    >
      <Dialog.Body>
        <Labelled label={formatMessage('keys.secret')} hint={formatMessage('keys.useExplained')}>
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
              {formatMessage('keys.copy')}
            </Button>
          </HStack>
        </Labelled>
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={onClose}>{formatMessage('keys.done')}</Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
