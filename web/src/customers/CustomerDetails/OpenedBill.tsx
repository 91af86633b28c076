import { OpenDocument } from '../../billing/index.ts';

interface Props {
  open: boolean;
  /** Global id of the bill; undefined if none is open. */
  id: string | undefined;
  onClose: () => void;
}

/** The bill opened over a customer's page. A chunk of its own, since most visits open no bill. */
export default function OpenedBill({ open, id, onClose }: Props) {
  return open && id !== undefined && <OpenDocument id={id} onClose={onClose} />;
}
