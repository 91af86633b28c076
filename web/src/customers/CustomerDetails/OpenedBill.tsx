import { OpenDocument } from '../../billing/index.ts';

interface Props {
  open: boolean;
  /** Global id of the bill; none while nothing is open. */
  id: string | undefined;
  onClose: () => void;
}

/** The bill that lies over a customer: its own part, since most who look at a customer open none. */
export default function OpenedBill({ open, id, onClose }: Props) {
  return open && id !== undefined && <OpenDocument id={id} onClose={onClose} />;
}
