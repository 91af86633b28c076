import { type CommissionPart, formatMessage } from '@galla/domain';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { SplitForm } from './SplitForm.tsx';
import type { Chosen } from './SplitRows.tsx';

interface Props {
  open: boolean;
  people: readonly Chosen[];
  seller: string;
  stored: readonly CommissionPart[];
  onParts: (parts: readonly CommissionPart[]) => void;
  onClose: () => void;
}

/** The split of a sale that is not saved yet; it is sent along with the sale. */
export default function SplitDraft({ open, people, seller, stored, onParts, onClose }: Props) {
  return (
    <FormDialog open={open} title={formatMessage('split.share')} onClose={onClose}>
      <SplitForm
        people={people}
        seller={seller}
        stored={stored}
        save={() => Promise.resolve({ kind: 'saved' as const })}
        onSaved={onParts}
        onClose={onClose}
      />
    </FormDialog>
  );
}
