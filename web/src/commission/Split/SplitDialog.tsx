import { type CommissionPart, formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { SplitDialogQuery } from '../../__generated__/SplitDialogQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { toast } from '../../app/toast/toast.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx';
import { Part } from '../../ui/Part.tsx';
import { SplitForm, type StoredLine } from './SplitForm.tsx';
import { useSplitCommission } from './useSplitCommission.ts';

export interface SplitSale {
  /** Global id of the document or the order in pieces. */
  sale: string;
  /** Its displayed number. */
  number: string;
  /** Global id of the seller; '' if there is none. */
  seller: string;
  /** The stored split, without employees whom the user may not see. */
  stored: readonly CommissionPart[];
  /** Lines of a document, which may have splits of their own. */
  lines?: readonly StoredLine[];
}

interface Props extends SplitSale {
  open: boolean;
  onClose: () => void;
}

/** Splits the commission of a document or an order in pieces. */
export default function SplitDialog({ open, onClose, ...sale }: Props) {
  return (
    <FormDialog open={open} title={formatMessage('split.dialog', { number: sale.number })} onClose={onClose}>
      <Part title={formatMessage('split.peopleFailed')} skeleton={<FormSkeleton fields={3} />}>
        {(attempt) => <Loaded {...sale} attempt={attempt} onClose={onClose} />}
      </Part>
    </FormDialog>
  );
}

function Loaded({
  sale,
  seller,
  stored,
  lines = [],
  attempt,
  onClose,
}: SplitSale & { attempt: number; onClose: () => void }) {
  const { viewer } = useLazyLoadQuery<SplitDialogQuery>(
    graphql`
      query SplitDialogQuery @throwOnFieldError {
        viewer {
          tenant {
            employees(filter: { active: true }) {
              id
              fullName
            }
          }
        }
      }
    `,
    {},
    fetchOptions(attempt),
  );
  const { write, busy, checking } = useSplitCommission();
  return (
    <SplitForm
      people={(viewer?.tenant?.employees ?? []).map(({ id, fullName }) => ({ id, fullName }))}
      seller={seller}
      stored={stored}
      lines={lines}
      busy={busy}
      checking={checking}
      save={(parts, key, line) => {
        const seen = line === '' ? stored : lines.find(({ id }) => id === line)?.stored;
        return write({ key, sale, ...(line !== '' && { line }), parts, expectedParts: [...(seen ?? [])] });
      }}
      onSaved={(parts, line) => {
        const ended = line === '' ? 'split.ended' : 'split.lineEnded';
        toast.success(formatMessage(parts.length === 0 ? ended : 'split.saved'));
      }}
      onClose={onClose}
    />
  );
}
