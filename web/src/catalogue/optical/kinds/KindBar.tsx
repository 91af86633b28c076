import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Shown above the list of a kind: its name, and a link back to all kinds. */
export const KindBar = ({ label }: { label: string }) => (
  <HStack gap="3" mt={{ md: '3' }} mb="-2">
    <Button asChild variant="plain" size="sm" ms="-2">
      <Link to="?">
        <ArrowLeft strokeWidth={1.75} aria-hidden />
        {formatMessage('optical.kinds')}
      </Link>
    </Button>
    <Box asChild textStyle="section" minW="0" truncate>
      <h2>{label}</h2>
    </Box>
  </HStack>
);
