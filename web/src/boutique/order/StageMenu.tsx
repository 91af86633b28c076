import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { ChevronDown } from 'lucide-react';
import { graphql, readInlineData } from 'relay-runtime';
import { useRevalidator } from 'react-router-dom';
import type { StageMenu_order$key } from '../../__generated__/StageMenu_order.graphql.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { OneLine } from '../../ui/OneLine.tsx';
import { InRow } from '../../ui/InRow.tsx';
import { StageItems } from './StageItems.tsx';
import { TagButton } from './StatusMenu.tsx';
import { useSetOrderStage } from './useSetOrderStage.ts';

interface Props {
  order: StageMenu_order$key;
  /** Whether the user has the right to change it. */
  may: boolean;
}

/** The stage of an order; a menu of stages if it may be changed. */
export function StageMenu({ order, may }: Props) {
  const { id, number, version, stage, status, mayEdit } = readInlineData(
    graphql`
      fragment StageMenu_order on Order @inline {
        id
        number
        version
        mayEdit
        status {
          fixed
        }
        stage {
          id
          name
        }
      }
    `,
    order,
  );
  const { write, busy } = useSetOrderStage();
  const { revalidate } = useRevalidator();
  const set = async (to: string): Promise<void> => {
    if (to === stage?.id) return;
    const outcome = await write({ key: newKey(), order: id, stage: to, expectedVersion: version });
    if (outcome.kind === 'saved') toast.success(formatMessage('orderList.stageSaved', { number }));
    else toast.error(outcome.message);
    void revalidate();
  };
  const name = stage?.name ?? formatMessage('orderList.noStage');
  const moves = may && mayEdit && status.fixed !== 'HELD';
  if (!moves) return <OneLine>{stage?.name ?? '–'}</OneLine>;
  return (
    <InRow>
      <Menu.Root positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
        <Menu.Trigger asChild>
          <TagButton
            type="button"
            minH="6"
            gap="1.5"
            aria-label={formatMessage('orderList.stageOf', { number, stage: name })}
            aria-busy={busy}
            disabled={busy}
          >
            <OneLine>{name}</OneLine>
            <Box flexShrink="0" color="fg.muted">
              <ChevronDown size={14} strokeWidth={2} aria-hidden />
            </Box>
          </TagButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <StageItems chosen={stage?.id ?? ''} onChoose={(to) => void set(to)} />
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </InRow>
  );
}
