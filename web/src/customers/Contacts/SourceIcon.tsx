import { formatMessage, type MessageKey } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Span } from '@chakra-ui/react/span';
import { Contact, FileSpreadsheet, Globe, Smartphone, Store, type LucideIcon } from 'lucide-react';

interface Look {
  icon: LucideIcon;
  says: MessageKey;
}

/** The sources of contacts (spec 2 §9: Mobile App and google contact have icons of their own). */
const LOOKS: Readonly<Record<string, Look>> = {
  COUNTER: { icon: Store, says: 'contacts.source.COUNTER' },
  IMPORT: { icon: FileSpreadsheet, says: 'contacts.source.IMPORT' },
  MOBILE_APP: { icon: Smartphone, says: 'contacts.source.MOBILE_APP' },
  GOOGLE_CONTACT: { icon: Contact, says: 'contacts.source.GOOGLE_CONTACT' },
  WEB: { icon: Globe, says: 'contacts.source.WEB' },
};

/** The icon of a contact's source; nothing for an unknown one, as from a newer server. */
export function SourceIcon({ source }: { source: string }) {
  const look = LOOKS[source];
  if (!look) return null;
  const { icon: Icon, says } = look;
  // A native title: hundreds of Tooltip components would be slow.
  return (
    <Box as="span" position="relative" flexShrink="0" title={formatMessage(says)}>
      <Icon size={16} strokeWidth={2} aria-hidden />
      <Span srOnly>{formatMessage(says)}</Span>
    </Box>
  );
}
