import { Drawer } from '@chakra-ui/react/drawer';
import type { ReactNode } from 'react';
import { FormPart } from '../ui/form/FormPart.tsx';
import { Sheet, SheetClose } from '../ui/Sheet.tsx';

interface Props {
  title: string;
  /** Message if the record or its form failed to load. */
  failed: string;
  onClose: () => void;
  /** Called with the number of retries. Renders a body with a RecordFoot below. */
  children: (attempt: number) => ReactNode;
}

/** Wraps a loading or failed state in the place of the fields. */
export const inBody = (waiting: ReactNode) => <Drawer.Body>{waiting}</Drawer.Body>;

/** The drawer for adding or editing a record, above its list; on a phone it covers the whole screen. */
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
