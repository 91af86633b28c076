import { formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { PieceRow_piece$key } from '../../../__generated__/PieceRow_piece.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { detailsPath } from '../../order/paths.ts';
import { StateTag } from '../../order/StateTag.tsx';
import { TakeBack } from '../handOver/TakeBack.tsx';

export interface PieceActs {
  /** The order is neither on hold nor cancelled. */
  mayMove: boolean;
  /**
   * Whether the user has the right. The employee who has a piece may move it without it; the server decides.
   */
  mayEdit: boolean;
  /** Takes a piece back for alteration; undefined if the user may not. */
  onAlter?: (piece: { id: string; number: number }) => void;
  /** Id of the piece whose move is being saved. */
  moving: string | undefined;
  onMove: (piece: string, state: 'IN_PROCESS' | 'DONE') => void;
}

interface Props extends PieceActs {
  piece: PieceRow_piece$key;
  /** Global id of the order; undefined if unknown. */
  order: string | undefined;
  /** Name of the item. */
  name: string;
}

/** A piece: its stage, who has it or collected it, and its actions. */
export function PieceRow({ piece: key, order, name, mayMove, mayEdit, onAlter, moving, onMove }: Props) {
  const { id, number, state, stage, employee, handOver, alterations } = useFragment(
    graphql`
      fragment PieceRow_piece on Piece {
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
        alterations {
          order {
            id
          }
          orderNumber
        }
      }
    `,
    key,
  );
  const { dayOf } = useShopClock();
  const where = (): (string | undefined)[] => {
    if (handOver == null) return [stage?.name, employee?.fullName];
    const { date, collectedBy, by } = handOver;
    const gone = formatMessage('handOver.gone', {
      name: collectedBy ?? formatMessage('handOver.somebody'),
      day: formatDay(dayOf(date)),
    });
    return [by == null ? gone : `${gone}, ${formatMessage('handOver.givenBy', { name: by })}`];
  };
  const size = { size: 'sm', minH: { base: 'control.touch', lg: 'control.sm' } } as const;
  return (
    <Box asChild display="flex" alignItems="center" gap="3" minH={{ base: 'row.person', lg: '9' }}>
      <li>
        <Box flex="1" minW="0">
          {formatMessage('orderDetails.piece', { n: number })}
          <Box as="span" color="fg.subtle">
            {where()
              .filter((part) => part != null)
              .map((part) => ` · ${part}`)}
            {alterations.map(({ order: altered, orderNumber }) => {
              const back = formatMessage('alteration.backAs', { number: orderNumber });
              return (
                <Box as="span" key={orderNumber} color="fg">
                  {' · '}
                  {altered == null ? (
                    back
                  ) : (
                    <Box asChild textDecoration="underline">
                      <Link to={detailsPath(altered.id)}>{back}</Link>
                    </Box>
                  )}
                </Box>
              );
            })}
          </Box>
        </Box>
        {(state === 'DONE' || !mayMove) && <StateTag state={state} />}
        {handOver != null && onAlter !== undefined && (
          <Button
            {...size}
            variant="outline"
            aria-label={formatMessage('alteration.openPiece', { n: number, name })}
            onClick={() => onAlter({ id, number })}
          >
            {formatMessage('alteration.open')}
          </Button>
        )}
        {handOver != null && mayEdit && order !== undefined && alterations.length === 0 && (
          <TakeBack
            order={order}
            piece={id}
            name={formatMessage('handOver.takeBackPiece', { n: number, name })}
          />
        )}
        {mayMove && state !== 'DONE' && (mayEdit || employee != null) && (
          <Button
            {...size}
            variant="outline"
            loading={moving === id}
            disabled={moving !== undefined}
            onClick={() => onMove(id, state === 'PENDING' ? 'IN_PROCESS' : 'DONE')}
          >
            {formatMessage(state === 'PENDING' ? 'orderDetails.start' : 'orderList.done')}
            <Box as="span" srOnly>{`, ${formatMessage('orderDetails.pieceOf', { n: number, name })}`}</Box>
          </Button>
        )}
      </li>
    </Box>
  );
}
