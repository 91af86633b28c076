import { Dialog } from '@chakra-ui/react/dialog';
import type { ReactNode } from 'react';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { Part } from '../ui/Part.tsx';
import { SkeletonRows } from '../ui/SkeletonRows.tsx';

interface Props {
  /** Global id of the owner of the records; undefined while the dialog is closed. */
  of: string | undefined;
  title: string;
  /** Message if they failed to load. */
  failed: string;
  onClose: () => void;
  /** Called with the id and the number of retries. Renders a `RecordList`. */
  children: (of: string, attempt: number) => ReactNode;
}

/** The dialog around a `RecordList`. */
export const RecordListDialog = ({ of, title, failed, onClose, children }: Props) => (
  <FormDialog size="lg" open={of !== undefined} title={title} closable onClose={onClose}>
    <Dialog.Body pb="5">
      {of !== undefined && (
        <Part title={failed} skeleton={<SkeletonRows rows={5} />}>
          {(attempt) => children(of, attempt)}
        </Part>
      )}
    </Dialog.Body>
  </FormDialog>
);
