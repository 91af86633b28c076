import { say } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PictureDialogQuery } from '../../__generated__/PictureDialogQuery.graphql.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { PictureForm } from './PictureForm.tsx';

interface Props {
  /** Global id of a product or service. */
  item: string;
  onClose: () => void;
}

/** The parameter of the address that opens it. */
const PARAMS = ['picture'];

/** "Change picture" of one item, over its list; closes when the picture is saved. */
export default function PictureDialog({ item, onClose }: Props) {
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{say('catalogueImage.change')}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <Button variant="plain" size="sm" px="0" aria-label={say('shell.close')}>
                  <X strokeWidth={1.75} aria-hidden />
                </Button>
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>
              <Part title={say('catalogue.loadFailed')} skeleton={<SkeletonRows rows={2} pictures />}>
                {(attempt) => <Loaded item={item} attempt={attempt} onSaved={onClose} />}
              </Part>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Loaded({ item, attempt, onSaved }: { item: string; attempt: number; onSaved: () => void }) {
  const { node } = useLazyLoadQuery<PictureDialogQuery>(
    graphql`
      query PictureDialogQuery($item: ID!) @throwOnFieldError {
        node(id: $item) {
          ...PictureForm_item @alias(as: "item")
        }
      }
    `,
    { item },
    { fetchKey: attempt, fetchPolicy: 'store-or-network' },
  );
  if (node?.item == null)
    return <EmptyState title={say('list.gone')} explained={say('list.goneExplained')} />;
  return <PictureForm item={node.item} params={PARAMS} onSaved={onSaved} />;
}
