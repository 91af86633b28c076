import { useEffect, useReducer } from 'react';
import { hostToasts, type ToastText } from './toast.ts';
import { Toasts } from './Toasts.tsx';

/** Commands for the toaster, in order; it remembers how many it has run. */
export type ToastOrder = ToastText | { drop: string } | 'clear' | 'settle';

const append = (orders: readonly ToastOrder[], order: ToastOrder): readonly ToastOrder[] => [
  ...orders,
  order,
];

interface Props {
  /** The screen faces a customer: one toast at a time. */
  alone?: boolean;
}

/**
 * Renders the toasts. Loaded with the first screen, because the message about a lost network could not be fetched
 * then.
 */
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
