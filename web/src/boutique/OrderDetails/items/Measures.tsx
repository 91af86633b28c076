import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { Measures_measurements$key } from '../../../__generated__/Measures_measurements.graphql.ts';
import { MeasureList } from '../../measures/MeasureList.tsx';

/** Measurements as points or as text. Measurements given as pictures are shown with the other pictures. */
export function Measures({ measurements }: { measurements: Measures_measurements$key }) {
  const { values, unit, custom, text, instructions } = useFragment(
    graphql`
      fragment Measures_measurements on Measurements {
        values {
          name
          value
        }
        unit
        custom {
          name
          value
        }
        text
        instructions
      }
    `,
    measurements,
  );
  const points = [...values, ...custom]
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => ({ name, value }));
  return (
    <>
      {points.length > 0 && <MeasureList values={points} unit={unit === 'CM' ? 'CM' : 'INCH'} />}
      {text != null && text !== '' && (
        <Box whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Box>
      )}
      {instructions != null && instructions !== '' && (
        <Box mt="1" color="fg.muted" overflowWrap="anywhere">
          {instructions}
        </Box>
      )}
      {points.length === 0 && !text && !instructions && (
        <Box color="fg.subtle">{formatMessage('orderDetails.seePictures')}</Box>
      )}
    </>
  );
}
