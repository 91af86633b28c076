import { mobileText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { CircleAlert, UserRound } from 'lucide-react';
import { Person } from '../../../ui/Person.tsx';
import { elementId } from '../entry/elements.ts';
import type { Entry } from '../entry/useEntry.ts';

/**
 * The customer of the order, with a button to choose another one. If none is chosen, the problem is shown
 * here.
 */
export function CustomerBlock({ entry }: { entry: Entry }) {
  const { draft, problems, ask, before } = entry;
  const problem = problems['customer'];
  if (draft.customer === null) {
    return (
      <Box id={elementId('customer')}>
        <Button
          variant="outline"
          w="full"
          onClick={() => ask('customer')}
          aria-describedby="order-no-customer"
        >
          <UserRound strokeWidth={1.75} aria-hidden />
          {formatMessage('orderEntry.chooseCustomer')}
        </Button>
        <HStack
          id="order-no-customer"
          gap="1.5"
          mt="1"
          color="due.fg"
          textStyle="second"
          _empty={{ display: 'none' }}
        >
          {problem !== undefined && (
            <>
              <CircleAlert size={16} strokeWidth={2} aria-hidden />
              {problem}
            </>
          )}
        </HStack>
      </Box>
    );
  }
  const { name, mobile } = draft.customer;
  return (
    <HStack justify="space-between" gap="2" minH="12">
      <Person name={name} second={mobileText(mobile)} />
      {before === undefined && (
        <Button variant="ghost" size="sm" px="0" onClick={() => ask('customer')}>
          {formatMessage('orderEntry.change')}
        </Button>
      )}
    </HStack>
  );
}
