import { formatMessage } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { Box } from '@chakra-ui/react/box';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { whoOf, type KnownMember } from './doorList.ts';
import { planText } from './shown.ts';

interface Props {
  /** Members with the same digits. */
  members: readonly KnownMember[];
  onChoose: (member: KnownMember) => void;
  onClose: () => void;
}

/** Lets the user choose between members whose mobiles end in the same digits. */
export const WhoIsIt = ({ members, onChoose, onClose }: Props) => (
  <DialogFrame open title={formatMessage('door.choose')} onClose={onClose}>
    <Dialog.Body>
      <Box asChild>
        <ul>
          {members.map((member) => (
            <li key={whoOf(member)}>
              <ListRow title={member.name} second={planText(member)} onChoose={() => onChoose(member)} />
            </li>
          ))}
        </ul>
      </Box>
    </Dialog.Body>
  </DialogFrame>
);
