import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { CircleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { StageRows_item$key } from '../../../__generated__/StageRows_item.graphql.ts';
import { PersonDot } from '../../../ui/Person.tsx';

/** The stages of an item with the employees assigned to each, and how many pieces have passed it. */
export function StageRows({ item }: { item: StageRows_item$key }) {
  const { quantity, assignments, pieces } = useFragment(
    graphql`
      fragment StageRows_item on OrderItem {
        quantity
        assignments {
          stage {
            id
            name
            position
          }
          employees {
            id
            fullName
            image
          }
        }
        pieces {
          state
          stage {
            id
            position
          }
        }
      }
    `,
    item,
  );
  return (
    <ul>
      {assignments.map(({ stage, employees }) => {
        const done = pieces.filter(
          (piece) =>
            piece.stage != null &&
            (piece.stage.position > stage.position ||
              (piece.stage.id === stage.id && piece.state === 'DONE')),
        ).length;
        return (
          <Box
            key={stage.id}
            asChild
            display="flex"
            alignItems="center"
            gap="3"
            minH="row"
            borderBottom="1px solid"
            borderColor="border"
          >
            <li>
              <Box w="24" flexShrink="0" fontWeight="medium">
                {stage.name}
              </Box>
              <Box flex="1" minW="0">
                {employees.length === 0 ? (
                  <HStack gap="2" color="part.fg">
                    <CircleAlert size={16} strokeWidth={2} aria-hidden />
                    {formatMessage('orderList.nobodyYet')}
                  </HStack>
                ) : (
                  employees.map(({ id, fullName, image }) => (
                    <HStack key={id} gap="2" py="0.5">
                      <PersonDot name={fullName} image={image} size="sm" />
                      {fullName}
                    </HStack>
                  ))
                )}
              </Box>
              <Box color={done === quantity ? 'paid.fg' : 'fg.muted'}>
                {formatMessage('orderDetails.doneOf', { n: done, total: quantity })}
              </Box>
            </li>
          </Box>
        );
      })}
    </ul>
  );
}
