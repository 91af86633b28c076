import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { Pieces_item$key } from '../../../__generated__/Pieces_item.graphql.ts';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { AlterDialog } from '../alter/AlterDialog.tsx';
import type { Rights } from '../rights.ts';
import { PieceRow } from './PieceRow.tsx';
import { useMovePieces } from './useMovePieces.ts';

interface Props {
  item: Pieces_item$key;
  /** The order is neither on hold nor cancelled. */
  mayMove: boolean;
  rights: Rights;
}

/** The pieces of an item one by one: stage, employee, Start or Done, and Alter once the customer has it. */
export function Pieces({ item, mayMove, rights }: Props) {
  const data = useFragment(
    graphql`
      fragment Pieces_item on OrderItem {
        name
        pieces {
          id
          ...PieceRow_piece
        }
        order {
          id
        }
        ...AlterDialog_item
      }
    `,
    item,
  );
  const { name, pieces, order } = data;
  const { write, busy } = useMovePieces();
  const [moving, setMoving] = useState<string>();
  const [altered, setAltered] = useState<{ id: string; number: number }>();
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
        {pieces.map((piece) => (
          <PieceRow
            key={piece.id}
            piece={piece}
            order={order?.id}
            name={name}
            mayMove={mayMove}
            mayEdit={rights.edit}
            {...(rights.take && { onAlter: setAltered })}
            moving={busy ? moving : undefined}
            onMove={(id, state) => void move(id, state)}
          />
        ))}
        {altered !== undefined && (
          <AlterDialog item={data} piece={altered} onClose={() => setAltered(undefined)} />
        )}
      </ul>
    </Box>
  );
}
