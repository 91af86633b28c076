import { formatMessage } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { Span } from '@chakra-ui/react/span';
import { MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSharing } from './sharing.ts';

/** Says on every screen that the own route is shared, and leads to where that is switched off. */
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
