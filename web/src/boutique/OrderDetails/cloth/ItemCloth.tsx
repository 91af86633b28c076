import { formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ItemCloth_item$key } from '../../../__generated__/ItemCloth_item.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { ownPath } from '../../../app/graph/ownPath.ts';
import { ClothDialog } from './ClothDialog.tsx';
import { ReturnCloth } from './ReturnCloth.tsx';

interface Props {
  item: ItemCloth_item$key;
  /** Whether the user has the right. */
  mayWrite: boolean;
}

/** The cloth that the customer brought for an item, and how much was returned. */
export function ItemCloth({ item, mayWrite }: Props) {
  const { id, name, cloth } = useFragment(
    graphql`
      fragment ItemCloth_item on OrderItem {
        id
        name
        cloth {
          description
          metres
          photo
          left
          returnedAt
        }
      }
    `,
    item,
  );
  const { dayOf } = useShopClock();
  const [open, setOpen] = useState<'note' | 'return'>();
  const size = { size: 'sm', variant: 'outline', minH: { base: 'control.touch', lg: 'control.sm' } } as const;
  const description = cloth?.description ?? formatMessage('cloth.someCloth');
  return (
    <Box pt="1">
      {cloth != null && (
        <Box display="flex" gap="3" alignItems="center" mb="2">
          {cloth.photo != null && (
            <chakra.img
              src={ownPath(cloth.photo)}
              alt={formatMessage('cloth.photoOf', { name })}
              boxSize="16"
              objectFit="cover"
              borderRadius="l2"
            />
          )}
          <Box minW="0" overflowWrap="anywhere">
            {formatMessage('cloth.facts', { what: description, metres: cloth.metres })}
            {cloth.left != null && cloth.returnedAt != null && (
              <Box color="fg.muted">
                {formatMessage(Number(cloth.left) === 0 ? 'cloth.backNothing' : 'cloth.backMetres', {
                  metres: cloth.left,
                  day: formatDay(dayOf(cloth.returnedAt)),
                })}
              </Box>
            )}
          </Box>
        </Box>
      )}
      {mayWrite && cloth?.returnedAt == null && (
        <Box display="flex" flexWrap="wrap" gap="2">
          {cloth != null && (
            <Button
              {...size}
              aria-label={formatMessage('cloth.giveBackOf', { name })}
              onClick={() => setOpen('return')}
            >
              {formatMessage('cloth.giveBack')}
            </Button>
          )}
          <Button
            {...size}
            aria-label={formatMessage(cloth == null ? 'cloth.addOf' : 'cloth.editOf', { name })}
            onClick={() => setOpen('note')}
          >
            {formatMessage(cloth == null ? 'cloth.add' : 'cloth.edit')}
          </Button>
        </Box>
      )}
      {open === 'note' && (
        <ClothDialog
          item={id}
          name={name}
          cloth={
            cloth == null
              ? undefined
              : {
                  description: cloth.description ?? '',
                  metres: cloth.metres,
                  photo: cloth.photo == null ? undefined : { url: cloth.photo },
                }
          }
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'return' && cloth != null && (
        <ReturnCloth item={id} name={name} metres={cloth.metres} onClose={() => setOpen(undefined)} />
      )}
    </Box>
  );
}
