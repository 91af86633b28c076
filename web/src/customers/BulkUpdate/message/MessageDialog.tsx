import { checkBulkMessage, formatMessage } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { Textarea } from '@chakra-ui/react/textarea';
import { useState } from 'react';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { TellUnsaved } from '../../../ui/dialog/TellUnsaved.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { Part } from '../../../ui/Part.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { Recipients } from './Recipients.tsx';

interface Props {
  /** Global ids of the selected contacts. */
  ids: readonly string[];
  /** The initial text. */
  begun?: string;
  /** Global id of the campaign being announced; contacts written to are recorded with it. */
  campaign?: string;
  /** A chat was opened. */
  onWritten?: (id: string) => void;
  onClose: () => void;
}

const BEGUN = `${formatMessage('bulkMessage.start')} `;

/** The text and its recipients; tapping a recipient opens WhatsApp with the text. */
export function MessageDialog({ ids, begun = BEGUN, campaign, onWritten, onClose }: Props) {
  const [text, setText] = useState(begun);
  /** Recipients whose chat was opened; they stay marked when the text is edited. */
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const problem = checkBulkMessage(text);
  const hint = formatMessage('bulkMessage.hint', { n: text.length });
  return (
    <FormDialog
      open
      closable
      size="lg"
      title={formatMessage('bulkMessage.title')}
      description={formatMessage('bulkMessage.description')}
      onClose={onClose}
    >
      <Dialog.Body display="flex" flexDirection="column" gap="4" pb="5">
        <Labelled label={formatMessage('bulkMessage.text')} hint={hint} error={problem}>
          <Textarea
            rows={campaign === undefined ? 4 : 8}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Labelled>
        <Part title={formatMessage('bulkMessage.loadFailed')} skeleton={<SkeletonRows rows={4} />}>
          {(attempt) => (
            <Recipients
              ids={ids}
              campaign={campaign}
              attempt={attempt}
              text={problem === undefined ? text : undefined}
              opened={opened}
              onOpened={(id) => {
                setOpened(new Set([...opened, id]));
                onWritten?.(id);
              }}
            />
          )}
        </Part>
      </Dialog.Body>
      <TellUnsaved when={text !== begun && opened.size === 0} />
    </FormDialog>
  );
}
