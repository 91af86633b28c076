import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { ListChecks, UserPlus } from 'lucide-react';
import type { PreloadedQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ContactsPageQuery } from '../../__generated__/ContactsPageQuery.graphql.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { usePhone } from '../../ui/useWide.ts';
import type { ContactFilters } from './address.ts';
import { AddingContact } from './AddContact.tsx';
import { useContacts } from './ContactsPage.tsx';
import { SheetTools } from './SheetTools.tsx';

interface Props {
  queryRef: PreloadedQuery<ContactsPageQuery>;
  /** The filters of the list. */
  filters: ContactFilters;
  onChanged: () => void;
}

/** The buttons of the header; on a phone, bulk update only, since Add is in the footer. */
export function ContactTools({ queryRef, filters, onChanged }: Props) {
  const { mayAdd, mayEdit } = useContacts(queryRef);
  const phone = usePhone();
  const sheets = <SheetTools key="sheets" filters={filters} mayUpload={mayAdd} onUploaded={onChanged} />;
  const many = mayEdit && (
    <Button key="many" asChild variant={phone ? 'plain' : 'outline'} size="sm" px={{ base: '0', lg: '3' }}>
      <Link to="/crm/bulk-contact-update">
        <ListChecks strokeWidth={1.75} aria-hidden />
        <Span srOnly={{ lgDown: true }}>{formatMessage('contacts.bulkTitle')}</Span>
      </Link>
    </Button>
  );
  return (
    <>
      {/* Keyed, so that they keep their state, such as a running upload, when rotating a phone changes
          their order. */}
      {phone ? [many, sheets] : [sheets, many]}
      {!phone && mayAdd && (
        <AddingContact onAdded={onChanged}>{(open) => <AddTool onOpen={open} />}</AddingContact>
      )}
    </>
  );
}

function AddTool({ onOpen }: { onOpen: () => void }) {
  const says = formatMessage('contacts.add');
  useShortcut('n', onOpen, { says });
  return (
    <Button size="sm" onClick={onOpen}>
      <UserPlus strokeWidth={2} aria-hidden />
      {says}
      <Span hideBelow="lg" display={{ lg: 'inline-flex' }}>
        <Kbd keys={['N']} />
      </Span>
    </Button>
  );
}
