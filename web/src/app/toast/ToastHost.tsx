import { useEffect, useReducer } from 'react';
import { hostToasts, type ToastText } from './toast.ts';
import { Toasts } from './Toasts.tsx';

/** What the toaster is to do, in order; it remembers how far it got. */
export type ToastOrder = ToastText | { drop: string } | 'clear' | 'settle';

const append = (orders: readonly ToastOrder[], order: ToastOrder): readonly ToastOrder[] => [
  ...orders,
  order,
];

interface Props {
  /** A customer looks on: one at a time. */
  alone?: boolean;
}

/** Where toasts appear. The toaster is part of the first load: what says that the network is away can't be fetched then. */
export function ToastHost({ alone = false }: Props) {
  const [orders, add] = useReducer(append, []);
  useEffect(
    () =>
      hostToasts({
        show: add,
        clear: () => add('clear'),
        settle: () => add('settle'),
        drop: (text) => add({ drop: text }),
      }),
    [],
  );
  if (orders.length === 0) return null;
  return <Toasts orders={orders} alone={alone} />;
}
