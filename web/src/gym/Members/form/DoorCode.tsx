import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { VStack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { graphql } from 'react-relay';
import type { DoorCodeMutation } from '../../../__generated__/DoorCodeMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';
import { newKey } from '../../../app/key.ts';
import { useReload } from '../../../app/router/useReasked.ts';
import { toast } from '../../../app/toast/toast.ts';
import { DialogFrame } from '../../../ui/dialog/DialogFrame.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import type { Member } from '../useMembers.ts';

interface Props {
  member: Pick<Member, 'id' | 'name' | 'doorCode'>;
  onClose: () => void;
}

/** The member's door code, large enough to photograph; creating a new one invalidates it. */
export function DoorCode({ member: { id, name, doorCode }, onClose }: Props) {
  const [made, setMade] = useState<string>();
  const { reload } = useReload();
  const { write, busy } = useWrite<DoorCodeMutation>(
    graphql`
      mutation DoorCodeMutation($input: RenewDoorCodeInput!) {
        renewDoorCode(input: $input) {
          ... on RenewDoorCodeSuccess @alias(as: "saved") {
            doorCode
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'door.codeFailed' },
  );
  const code = made ?? doorCode;
  const make = async (): Promise<void> => {
    const outcome = await write({ key: newKey(), member: id });
    if (outcome.kind !== 'saved') {
      toast.error(outcome.message);
      return;
    }
    setMade(outcome.saved.doorCode);
    if (code !== undefined) toast.success(formatMessage('door.codeRenewed'));
    void reload();
  };
  return (
    <DialogFrame open title={formatMessage('door.codeTitle', { name })} onClose={onClose}>
      <Dialog.Body>
        <VStack gap="4">
          {code === undefined ? (
            <Box color="fg.muted">{formatMessage('door.codeNone')}</Box>
          ) : (
            // White in dark mode, too, so that cameras can read it.
            <Box bg="white" p="2">
              <QrCode text={code} label={formatMessage('door.codeImage', { name })} size="large" />
            </Box>
          )}
          <Box color="fg.muted">{formatMessage('door.codeExplained')}</Box>
        </VStack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          {formatMessage('shell.close')}
        </Button>
        <Button loading={busy} onClick={() => void make()}>
          {formatMessage(code === undefined ? 'door.codeMake' : 'door.codeRenew')}
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
