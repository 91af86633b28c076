import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { graphql, useFragment } from 'react-relay';
import type { DocumentLines_document$key } from '../../__generated__/DocumentLines_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { keepUnits } from '../../ui/itemName.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { counted } from './counted.ts';

interface Props {
  document: DocumentLines_document$key;
}

/** The billed lines: name, quantity and amount. */
export function DocumentLines({ document }: Props) {
  const { lines } = useFragment(
    graphql`
      fragment DocumentLines_document on Document {
        lines {
          position
          name
          quantity
          unit
          total
        }
      }
    `,
    document,
  );
  return (
    <ul>
      {lines.map(({ position, name, quantity, unit, total }) => (
        <Box
          asChild
          key={position}
          display="flex"
          justifyContent="space-between"
          alignItems="baseline"
          gap="4"
          py="1.5"
          borderBottom="1px solid"
          borderColor="border"
        >
          <li>
            <Span minW="0">
              {keepUnits(name)} <Span color="fg.muted">{keepUnits(`× ${counted(quantity, unit)}`)}</Span>
            </Span>
            <MoneyText amount={paiseOf(total)} />
          </li>
        </Box>
      ))}
    </ul>
  );
}
