import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Portal } from '@chakra-ui/react/portal';
import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ToastAction, ToastText } from './toast.ts';
import type { ToastOrder } from './ToastHost.tsx';

const MOST = 3;
const EDGE = '1rem';
const toaster = createToaster({
  placement: 'bottom',
  gap: 8,
  overlap: false,
  max: MOST,
  offsets: { top: EDGE, left: EDGE, right: EDGE, bottom: 'var(--toast-bottom)' },
});

const TYPES = {
  done: 'success',
  failed: 'error',
  told: 'info',
  offered: 'info',
  undoable: 'success',
} as const;
/** Duration of a toast, in ms. */
const LASTS = {
  done: 4000,
  told: 4000,
  undoable: 60_000,
  failed: Number.POSITIVE_INFINITY,
  offered: Number.POSITIVE_INFINITY,
} as const;
const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

const iconOf = (type: string | undefined) =>
  type === 'success' || type === 'error' ? ICONS[type] : ICONS.info;

/** Failures that stay visible on the next screen. */
const carried = new Set<string>();

/** Removes all but the newest. */
function trim(most: number): void {
  for (const { id } of toaster.getVisibleToasts().slice(most)) toaster.remove(id);
}

/** A repeated text reuses its toast, and a new toast never waits behind old failures. */
function show({ kind, text, action, goesAlong = false }: ToastText, most: number): void {
  if (goesAlong) carried.add(text);
  if (!toaster.isVisible(text)) trim(most - 1);
  toaster.create({
    id: text,
    type: TYPES[kind],
    title: text,
    duration: LASTS[kind],
    closable: true,
    ...(action && { meta: { action } }),
  });
}

/** Removes failures; carried ones are removed the next time. */
function settle(): void {
  for (const { id, type } of toaster.getVisibleToasts()) {
    if (type === 'error' && id !== undefined && !carried.delete(id)) toaster.remove(id);
  }
}

interface Props {
  /** All commands so far, in order. */
  orders: readonly ToastOrder[];
  alone: boolean;
}

export function Toasts({ orders, alone }: Props) {
  const most = alone ? 1 : MOST;
  const done = useRef(0);
  useEffect(() => {
    // Runs after the toaster's own effects: toasts created while it mounts are lost.
    const timer = setTimeout(() => {
      for (const order of orders.slice(done.current)) {
        if (order === 'clear') toaster.remove();
        else if (order === 'settle') settle();
        else if ('drop' in order) toaster.remove(order.drop);
        else show(order, most);
      }
      trim(most);
      done.current = orders.length;
    });
    return () => clearTimeout(timer);
  }, [orders, most]);
  // The toaster outlives this component.
  useEffect(() => () => toaster.remove(), []);
  useEffect(() => {
    let leave: (() => void) | undefined;
    let left = false;
    const start = async (): Promise<void> => {
      const { keepClear } = await import('./keepClear.ts');
      if (!left) leave = keepClear();
    };
    // Without this code toasts stay at the default position of the styles.
    start().catch(() => undefined);
    return () => {
      left = true;
      leave?.();
    };
  }, []);
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline="4" translate="var(--toast-shift, 0)">
        {({ title, type, meta }) => {
          const Icon = iconOf(type);
          const action = meta?.['action'] as ToastAction | undefined;
          return (
            <Toast.Root>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <Toast.Title>{title}</Toast.Title>
              {action && (
                // Not the toaster's own action, which always closes the toast: the pressed action may still be
                // cancelled.
                <Button variant="subtle" size="sm" onClick={action.act}>
                  {action.says}
                </Button>
              )}
              <Toast.CloseTrigger aria-label={formatMessage('shell.close')}>
                <X size={16} strokeWidth={2} aria-hidden />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </Toaster>
    </Portal>
  );
}
