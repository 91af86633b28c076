import { formatMessage } from '@galla/domain';
import { Dialog } from '@chakra-ui/react/dialog';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PictureDialogQuery } from '../../__generated__/PictureDialogQuery.graphql.ts';
import { fetchUnlessKnown } from '../../app/graph/fetchOptions.ts';
import { DialogFrame } from '../../ui/dialog/DialogFrame.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { PictureForm } from './PictureForm.tsx';

interface Props {
  /** Global id of a product or service. */
  item: string;
  onClose: () => void;
}

/** The URL parameter that opens it. */
const PARAMS = ['picture'];

/** "Change picture" of one item, over its list; closes when the picture is saved. */
export default function PictureDialog({ item, onClose }: Props) {
  return (
    <DialogFrame title={formatMessage('catalogueImage.change')} closable onClose={onClose}>
      <Dialog.Body>
        <Part title={formatMessage('catalogue.loadFailed')} skeleton={<SkeletonRows rows={2} pictures />}>
          {(attempt) => <Loaded item={item} attempt={attempt} onSaved={onClose} />}
        </Part>
      </Dialog.Body>
    </DialogFrame>
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
    fetchUnlessKnown(attempt),
  );
  if (node?.item == null)
    return <EmptyState title={formatMessage('list.gone')} explained={formatMessage('list.goneExplained')} />;
  return <PictureForm item={node.item} params={PARAMS} onSaved={onSaved} />;
}
