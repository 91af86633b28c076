import { say } from '@galla/domain';
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
/** Milliseconds that a toast stays. */
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

/** The same words twice are one toast, and a new one never waits behind old failures. */
function show({ kind, text, action }: ToastText): void {
  const [oldest] = toaster.getVisibleToasts().slice(MOST - 1);
  if (oldest?.id !== undefined && !toaster.isVisible(text)) toaster.remove(oldest.id);
  toaster.create({
    id: text,
    type: TYPES[kind],
    title: text,
    duration: LASTS[kind],
    closable: true,
    ...(action && { meta: { action } }),
  });
}

interface Props {
  /** Everything so far, in order. */
  orders: readonly ToastOrder[];
}

export function Toasts({ orders }: Props) {
  const done = useRef(0);
  useEffect(() => {
    // After the toaster's own effects: what it is given while it starts, it loses.
    const timer = setTimeout(() => {
      for (const order of orders.slice(done.current)) {
        if (order === 'clear') toaster.remove();
        else show(order);
      }
      done.current = orders.length;
    });
    return () => clearTimeout(timer);
  }, [orders]);
  return (
    <Portal>
      <Toaster toaster={toaster} insetInline="4">
        {({ title, type, meta }) => {
          const Icon = iconOf(type);
          const action = meta?.['action'] as ToastAction | undefined;
          return (
            <Toast.Root>
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <Toast.Title>{title}</Toast.Title>
              {action && (
                // Not the toaster's own action, which closes it: what was pressed may still be called off.
                <Button variant="subtle" size="sm" onClick={action.act}>
                  {action.says}
                </Button>
              )}
              <Toast.CloseTrigger aria-label={say('shell.close')}>
                <X size={16} strokeWidth={2} aria-hidden />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </Toaster>
    </Portal>
  );
}
