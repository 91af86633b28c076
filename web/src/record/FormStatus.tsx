import { formatMessage } from '@galla/domain';
import { Box, type BoxProps } from '@chakra-ui/react/box';
import { useFormikContext } from 'formik';

interface Props extends BoxProps {
  /** A save whose answer was lost is being checked. */
  checking?: boolean;
}

/** Inside a form: refusals that belong to no field. */
export function FormStatus({ checking = false, ...box }: Props) {
  const status: unknown = useFormikContext().status;
  return (
    <>
      {typeof status === 'string' && (
        <Box role="alert" color="due.fg" {...box}>
          {status}
        </Box>
      )}
      {checking && (
        <Box asChild color="fg.muted" {...box}>
          <output>{formatMessage('faults.checkingSaved')}</output>
        </Box>
      )}
    </>
  );
}
