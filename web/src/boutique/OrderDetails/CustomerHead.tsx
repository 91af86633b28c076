import { mobileText, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { MessageCircle, Phone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { CustomerHead_order$key } from '../../__generated__/CustomerHead_order.graphql.ts';
import { detailsPath, whatsAppAddress } from '../../customers/index.ts';
import { Person } from '../../ui/Person.tsx';

/** The customer of the order, and the kind of order. */
export function CustomerHead({ order }: { order: CustomerHead_order$key }) {
  const { customer, customerName, customerMobile, type, urgent, reference, stage, employee } = useFragment(
    graphql`
      fragment CustomerHead_order on Order {
        customerName
        customerMobile
        type
        urgent
        reference
        customer {
          id
        }
        stage {
          name
        }
        employee {
          fullName
        }
      }
    `,
    order,
  );
  const chat = whatsAppAddress(customerMobile);
  const facts = [
    [
      formatMessage('orderDetails.type'),
      formatMessage(type === 'ALTERATION' ? 'orderDetails.alteration' : 'orderDetails.new'),
    ],
    [formatMessage('orderDetails.urgency'), formatMessage(urgent ? 'orderList.urgent' : 'orderList.normal')],
    [formatMessage('orderList.stage'), stage?.name],
    [formatMessage('orderDetails.takenBy'), employee?.fullName],
    [formatMessage('orderDetails.reference'), reference],
  ].filter((fact): fact is [string, string] => fact[1] != null && fact[1] !== '');
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
      <Person
        name={customer == null ? customerName : <Link to={detailsPath(customer.id)}>{customerName}</Link>}
        named={customerName}
        second={mobileText(customerMobile ?? '')}
        large
      />
      <HStack gap="5" flexWrap="wrap">
        <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
          {facts.map(([label, value]) => (
            <Box key={label}>
              <chakra.dt color="fg.muted" textStyle="second">
                {label}
              </chakra.dt>
              <chakra.dd
                {...(label === formatMessage('orderDetails.urgency') &&
                  urgent && { color: 'due.fg', fontWeight: 'semibold' })}
              >
                {value}
              </chakra.dd>
            </Box>
          ))}
        </chakra.dl>
        {customerMobile != null && (
          <HStack gap="2">
            <Button
              asChild
              variant="outline"
              px="0"
              aria-label={formatMessage('history.call', { name: customerName })}
            >
              <a href={`tel:${customerMobile}`}>
                <Phone strokeWidth={1.75} aria-hidden />
              </a>
            </Button>
            {chat !== undefined && (
              <Button
                asChild
                variant="outline"
                px="0"
                aria-label={formatMessage('orderDetails.chat', { name: customerName })}
              >
                <a href={chat} target="_blank" rel="noopener noreferrer">
                  <MessageCircle strokeWidth={1.75} aria-hidden />
                </a>
              </Button>
            )}
          </HStack>
        )}
      </HStack>
    </Box>
  );
}
