import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Footprints } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { WalkInChoice_tenant$key } from '../../__generated__/WalkInChoice_tenant.graphql.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';

interface Props {
  tenant: WalkInChoice_tenant$key;
  onChoose: (walkInId: string) => void;
}

/** The first choice: a sale to the walk-in customer, by a key that works while the search has the focus. */
export function WalkInChoice({ tenant, onChoose }: Props) {
  const { walkIn } = useFragment(
    graphql`
      fragment WalkInChoice_tenant on Tenant {
        walkIn {
          id
        }
      }
    `,
    tenant,
  );
  const choose = (): void => {
    if (walkIn != null) onChoose(walkIn.id);
  };
  useShortcut('F9', choose, { says: formatMessage('billing.walkIn'), enabled: walkIn != null });
  if (walkIn == null) return null;
  return (
    <Button variant="outline" w="full" justifyContent="flex-start" onClick={choose}>
      <Footprints strokeWidth={1.75} aria-hidden />
      {formatMessage('billing.walkIn')}
      <Span flex="1" textAlign="start" color="fg.muted" fontWeight="normal" truncate>
        {formatMessage('billing.walkInHint')}
      </Span>
      <Box hideBelow="md">
        <Kbd keys={['F9']} />
      </Box>
    </Button>
  );
}
