import { Drawer } from '@chakra-ui/react/drawer';
import type { ReactNode } from 'react';
import { FormPart } from '../ui/form/FormPart.tsx';
import { Sheet, SheetClose } from '../ui/Sheet.tsx';

interface Props {
  title: string;
  /** The sentence where the record or its form can't be fetched. */
  failed: string;
  onClose: () => void;
  /** Gets a number that grows with every Retry. Brings a body, and a RecordFoot under it. */
  children: (attempt: number) => ReactNode;
}

/** What waits, or could not be fetched, in the place of the fields. */
export const inBody = (waiting: ReactNode) => <Drawer.Body>{waiting}</Drawer.Body>;

/** The drawer in which a record is entered or changed, over its list: the whole screen on a phone. */
export const RecordDrawer = ({ title, failed, onClose, children }: Props) => (
  <Sheet open onOpen={(open) => !open && onClose()} size="lg">
    <Drawer.Header>
      <Drawer.Title>{title}</Drawer.Title>
      <SheetClose />
    </Drawer.Header>
    <FormPart title={failed} fields={8} frame={inBody}>
      {children}
    </FormPart>
  </Sheet>
);
