import { graphql, useFragment } from 'react-relay';
import type { OrderSlips_order$key } from '../../__generated__/OrderSlips_order.graphql.ts';
import { SlipsSheet } from './SlipsSheet.tsx';

interface Props {
  order: OrderSlips_order$key;
  open: boolean;
  onClose: () => void;
}

/**
 * "QR Codes for Order": slips of the items and of the customer, on screen and on paper (spec 3 §§2.1 and 9).
 */
export default function OrderSlips({ order, open, onClose }: Props) {
  const { id, number } = useFragment(
    graphql`
      fragment OrderSlips_order on Order {
        id
        number
      }
    `,
    order,
  );
  return <SlipsSheet id={id} number={number} open={open} onClose={onClose} />;
}
