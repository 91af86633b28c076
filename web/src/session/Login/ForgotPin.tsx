import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useId, useState } from 'react';

/** Help for a forgotten PIN: nobody can read it, so someone with the right has to create a new one. */
export function ForgotPin() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box mt="-3">
      <Button
        variant="plain"
        size="sm"
        px="0"
        color="accent.fg"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {formatMessage('session.forgotPin')}
      </Button>
      <Box as="output" display="block" id={id} textStyle="second" color="fg.muted">
        {open && (
          <>
            <Box>{formatMessage('session.forgotPinStaff')}</Box>
            <Box>{formatMessage('session.forgotPinOwner')}</Box>
          </>
        )}
      </Box>
    </Box>
  );
}
