import { mobileText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { PublicShop_shop$key } from '../../__generated__/PublicShop_shop.graphql.ts';
import { ownPath } from '../../app/graph/ownPath.ts';

/** The shop that makes the order: logo, name, address and a one-tap call. */
export function PublicShop({ shop }: { shop: PublicShop_shop$key }) {
  const { name, ownerName, address, email, mobile, image } = useFragment(
    graphql`
      fragment PublicShop_shop on PublicShop {
        name
        ownerName
        address
        email
        mobile
        image
      }
    `,
    shop,
  );
  return (
    <HStack gap="3" py="3" borderBottom="3px solid" borderColor="accent.solid">
      {image != null && (
        <chakra.img
          src={ownPath(image)}
          alt=""
          boxSize="12"
          borderRadius="l2"
          objectFit="cover"
          flexShrink="0"
        />
      )}
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Box textStyle="person">{name}</Box>
        <Box textStyle="second" color="fg.muted">
          {[ownerName, address].filter(Boolean).join(' · ')}
        </Box>
        {email != null && email !== '' && (
          <Box asChild textStyle="second" color="accent.fg">
            <a href={`mailto:${email}`}>{email}</a>
          </Box>
        )}
      </Box>
      {mobile != null && (
        <Button
          asChild
          variant="outline"
          boxSize="control.touch"
          px="0"
          flexShrink="0"
          aria-label={formatMessage('customerOrder.call', { name, mobile: mobileText(mobile) })}
        >
          <a href={`tel:${mobile}`}>
            <Phone strokeWidth={1.75} aria-hidden />
          </a>
        </Button>
      )}
    </HStack>
  );
}
