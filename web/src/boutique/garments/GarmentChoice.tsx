import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { GarmentChoice_garments$key } from '../../__generated__/GarmentChoice_garments.graphql.ts';

interface Props {
  /** Accessible name of the row of buttons. */
  label: string;
  /** In display order. */
  garments: GarmentChoice_garments$key;
  /** Global id of the selected one. */
  chosen: string | undefined;
  /** URL that selects one. */
  addressOf: (id: string) => string;
}

/** The shop's garments as a row of buttons; the selected one is kept in the URL. */
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
