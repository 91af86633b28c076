import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import type { ShopName_tenant$key } from '../../__generated__/ShopName_tenant.graphql.ts';
import { Mark } from '../../ui/Mark.tsx';

interface Props {
  /** Null while the shop's subscription is unpaid. */
  tenant: ShopName_tenant$key | null | undefined;
  rail: boolean;
}

/** The logo with the shop's name beside it. */
export function ShopName({ tenant, rail }: Props) {
  const data = useFragment(
    graphql`
      fragment ShopName_tenant on Tenant {
        name
        city
      }
    `,
    tenant,
  );
  return (
    <HStack h="header" px="3.5" gap="2.5" flexShrink="0" borderBottom="1px solid" borderColor="border">
      <Mark />
      {!rail && data && (
        <Box minW="0">
          <Box textStyle="rowTitle" fontWeight="semibold" truncate>
            {data.name}
          </Box>
          {data.city != null && (
            <Box textStyle="second" color="fg.subtle" truncate>
              {data.city}
            </Box>
          )}
        </Box>
      )}
    </HStack>
  );
}
