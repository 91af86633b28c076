import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import type { DocumentPrescription_document$key } from '../../__generated__/DocumentPrescription_document.graphql.ts';
import { CardButton } from './CardButton.tsx';
import { Prescribed } from './Prescribed.tsx';
import { readPrescription } from './readPrescription.ts';

/** The prescription of a document and its card; nothing if there is none. */
export function DocumentPrescription({ document }: { document: DocumentPrescription_document$key }) {
  const { number, prescription, prescriptionCardUrl } = useFragment(
    graphql`
      fragment DocumentPrescription_document on Document {
        number
        prescriptionCardUrl
        prescription {
          ...readPrescription_prescription
        }
      }
    `,
    document,
  );
  if (prescription == null) return null;
  return (
    <Box mt="5">
      <HStack justify="space-between">
        <Box textStyle="section">{formatMessage('prescription.title')}</Box>
        {prescriptionCardUrl != null && <CardButton url={prescriptionCardUrl} number={number} />}
      </HStack>
      <Prescribed prescription={readPrescription(prescription)} />
    </Box>
  );
}
