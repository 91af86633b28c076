import { formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { Pieces_item$key } from '../../../__generated__/Pieces_item.graphql.ts';
import { newKey } from '../../../app/key.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { toast } from '../../../app/toast/toast.ts';
import { StateTag } from '../../order/StateTag.tsx';
import { TakeBack } from '../handOver/TakeBack.tsx';
import { useMovePieces } from './useMovePieces.ts';

interface Props {
  item: Pieces_item$key;
  /** The order is neither held nor cancelled. */
  mayMove: boolean;
  /** By right; whoever has a piece may move it without one, which the server decides. */
  mayEdit: boolean;
}

/** Each piece by itself: where it is, who has it, and Start or Done. */
export function Pieces({ item, mayMove, mayEdit }: Props) {
  const { name, pieces, order } = useFragment(
    graphql`
      fragment Pieces_item on OrderItem {
        name
        pieces {
          id
          number
          state
          stage {
            name
          }
          employee {
            fullName
          }
          handOver {
            date
            collectedBy
            by
          }
        }
        order {
          id
        }
      }
    `,
    item,
  );
  const { dayOf } = useShopClock();
  const goneText = ({ date, collectedBy, by }: NonNullable<(typeof pieces)[number]['handOver']>): string => {
    const gone = formatMessage('handOver.gone', {
      name: collectedBy ?? formatMessage('handOver.somebody'),
      day: formatDay(dayOf(date)),
    });
    return by == null ? gone : `${gone}, ${formatMessage('handOver.givenBy', { name: by })}`;
  };
  const { write, busy } = useMovePieces();
  const [moving, setMoving] = useState<string>();
  const { revalidate } = useRevalidator();
  const move = async (piece: string, state: 'IN_PROCESS' | 'DONE'): Promise<void> => {
    setMoving(piece);
    const outcome = await write({ key: newKey(), pieces: [piece], state });
    if (outcome.kind !== 'saved') toast.error(outcome.message);
    void revalidate();
  };
  return (
    <Box asChild mt="2">
      <ul aria-label={formatMessage('orderDetails.piecesOf', { name })}>
        {pieces.map(({ id, number, state, stage, employee, handOver }) => (
          <Box
            key={id}
            asChild
            display="flex"
            alignItems="center"
            gap="3"
            minH={{ base: 'row.person', lg: '9' }}
          >
            <li>
              <Box flex="1" minW="0">
                {formatMessage('orderDetails.piece', { n: number })}
                <Box as="span" color="fg.subtle">
                  {[undefined, ...(handOver ? [goneText(handOver)] : [stage?.name, employee?.fullName])]
                    .filter((part) => part != null)
                    .map((part) => ` · ${part}`)}
                </Box>
              </Box>
              {(state === 'DONE' || !mayMove) && <StateTag state={state} />}
              {handOver != null && mayEdit && order != null && (
                <TakeBack
                  order={order.id}
                  piece={id}
                  name={formatMessage('handOver.takeBackPiece', { n: number, name })}
                />
              )}
              {mayMove && state !== 'DONE' && (mayEdit || employee != null) && (
                <Button
                  variant="outline"
                  size="sm"
                  minH={{ base: 'control.touch', lg: 'control.sm' }}
                  loading={busy && moving === id}
                  disabled={busy}
                  onClick={() => void move(id, state === 'PENDING' ? 'IN_PROCESS' : 'DONE')}
                >
                  {formatMessage(state === 'PENDING' ? 'orderDetails.start' : 'orderList.done')}
                  <Box
                    as="span"
                    srOnly
                  >{`, ${formatMessage('orderDetails.pieceOf', { n: number, name })}`}</Box>
                </Button>
              )}
            </li>
          </Box>
        ))}
      </ul>
    </Box>
  );
}
