import { formatMessage } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { Span } from '@chakra-ui/react/span';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSharing } from './sharing.ts';

/** Shows on every screen that the user's route is being shared, with a link to turn it off. */
export function SharingMark() {
  if (!useSharing()) return null;
  return (
    <HStack asChild gap="1.5" color="accent.fg" textStyle="second" flexShrink="0">
      <Link to="/profile">
        <MapPin size={16} strokeWidth={2} aria-hidden />
        <Span srOnly={{ mdDown: true }}>{formatMessage('sharing.on')}</Span>
      </Link>
    </HStack>
  );
}
