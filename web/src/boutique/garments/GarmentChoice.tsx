import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { GarmentChoice_garments$key } from '../../__generated__/GarmentChoice_garments.graphql.ts';

interface Props {
  /** What the row of buttons is called. */
  label: string;
  /** In their order. */
  garments: GarmentChoice_garments$key;
  /** Global id of the chosen one. */
  chosen: string | undefined;
  /** The address that shows one. */
  addressOf: (id: string) => string;
}

/** What the shop sews as a row of buttons: the chosen one stands in the address. */
export function GarmentChoice({ label, garments: key, chosen, addressOf }: Props) {
  const garments = useFragment(
    graphql`
      fragment GarmentChoice_garments on Garment @relay(plural: true) {
        id
        name
      }
    `,
    key,
  );
  return (
    <chakra.nav aria-label={label} mb="4">
      <Box
        display="flex"
        flexWrap={{ md: 'wrap' }}
        gap="2"
        overflowX={{ base: 'auto', md: 'visible' }}
        p="1"
        m="-1"
      >
        {garments.map(({ id, name }) => (
          <Button
            key={id}
            asChild
            variant="outline"
            fontWeight="medium"
            color="fg.muted"
            _currentPage={{
              bg: 'accent.subtle',
              color: 'accent.fg',
              borderColor: 'accent.solid',
              fontWeight: 'semibold',
              boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
            }}
          >
            <Link to={addressOf(id)} replace {...(id === chosen && { 'aria-current': 'page' })}>
              {name}
            </Link>
          </Button>
        ))}
      </Box>
    </chakra.nav>
  );
}
