import { formatMessage } from '@galla/domain';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { graphql, readInlineData } from 'relay-runtime';
import { useRevalidator } from 'react-router-dom';
import type { StatusMenu_order$key } from '../../__generated__/StatusMenu_order.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { FixedStatusTag } from './FixedStatusTag.tsx';
import { InRow } from '../../ui/InRow.tsx';
import { useSetOrderStatus } from './useSetOrderStatus.ts';

/** A tag used as a button; the touch target around it has full height. */
export const TagButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxW: 'full',
    minH: { base: 'control.touch', lg: 'control.sm' },
    cursor: 'button',
    borderRadius: 'l2',
    textAlign: 'start',
  },
});

interface Props {
  order: StatusMenu_order$key;
  /** Whether the user has the right to change it. */
  may: boolean;
}

/** The status of an order; a menu of the allowed statuses if it may be changed by hand (spec 3 §4). */
export function StatusMenu({ order, may }: Props) {
  const { id, number, version, status, allowedStatuses, advance } = readInlineData(
    graphql`
      fragment StatusMenu_order on Order @inline {
        id
        number
        version
        advance
        status {
          name
          fixed
        }
        allowedStatuses {
          id
          name
          fixed
        }
      }
    `,
    order,
  );
  const { write, busy } = useSetOrderStatus();
  const { revalidate } = useRevalidator();
  const [canceling, setCanceling] = useState<string>();
  const received = paiseOf(advance);
  const set = async (to: string): Promise<void> => {
    const outcome = await write({ key: newKey(), order: id, status: to, expectedVersion: version });
    if (outcome.kind === 'saved') toast.success(formatMessage('orderList.statusSaved', { number }));
    else toast.error(outcome.message);
    // Also after a refusal, because the allowed statuses have changed then.
    void revalidate();
  };
  const choose = (to: string): void => {
    const cancels = allowedStatuses.find((one) => one.id === to)?.fixed === 'CANCELLED';
    if (cancels) setCanceling(to);
    else void set(to);
  };
  if (!may || allowedStatuses.length === 0) return <FixedStatusTag {...status} />;
  return (
    <InRow>
      <Menu.Root positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <TagButton
            type="button"
            aria-label={formatMessage('orderList.statusOf', { number, status: status.name })}
            aria-busy={busy}
            disabled={busy}
          >
            <FixedStatusTag {...status} end={<ChevronDown size={14} strokeWidth={2} aria-hidden />} />
          </TagButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {allowedStatuses.map((one) => (
                <Menu.Item key={one.id} value={one.id} onClick={() => choose(one.id)}>
                  <FixedStatusTag fixed={one.fixed} name={one.name} />
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {canceling !== undefined && (
        <CancelOrder
          order={{ id, number, version, status: canceling, received }}
          onEnd={() => setCanceling(undefined)}
        />
      )}
    </InRow>
  );
}
