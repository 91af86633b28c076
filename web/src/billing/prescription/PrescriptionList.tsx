import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PrescriptionListQuery } from '../../__generated__/PrescriptionListQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { CardButton } from './CardButton.tsx';
import { Prescribed } from './Prescribed.tsx';
import { readPrescription } from './readPrescription.ts';

interface Props {
  /** Global id of the customer. */
  customer: string;
  /** Increases with every Retry. */
  attempt: number;
  /** Opens a bill on top of the screen. */
  onOpen: (document: string) => void;
}

/** The customer's prescriptions, newest first, each with its changes. */
export function PrescriptionList({ customer, attempt, onOpen }: Props) {
  const { node } = useLazyLoadQuery<PrescriptionListQuery>(
    graphql`
      query PrescriptionListQuery($customer: ID!) @throwOnFieldError {
        node(id: $customer) {
          ... on Customer {
            prescriptions(first: 100) {
              edges {
                node {
                  documentId
                  documentNumber
                  cardUrl
                  prescription {
                    ...readPrescription_prescription
                  }
                  previous {
                    ...readPrescription_prescription
                  }
                }
              }
            }
          }
        }
      }
    `,
    { customer },
    fetchOptions(attempt),
  );
  const edges = node?.prescriptions?.edges ?? [];
  if (edges.length === 0) return <Box color="fg.muted">{formatMessage('prescription.none')}</Box>;
  return (
    <ol>
      {edges.map(({ node: { documentId, documentNumber, cardUrl, prescription, previous } }) => (
        <Box asChild key={documentId} py="2" borderBottom="1px solid" borderColor="border">
          <li>
            <Prescribed
              prescription={readPrescription(prescription)}
              before={previous ? readPrescription(previous).entries : undefined}
            />
            <HStack justify="space-between" wrap="wrap">
              <Button variant="plain" size="sm" px="0" onClick={() => onOpen(documentId)}>
                {formatMessage('prescription.ofBill', { number: documentNumber })}
              </Button>
              <CardButton url={cardUrl} number={documentNumber} />
            </HStack>
          </li>
        </Box>
      ))}
    </ol>
  );
}
