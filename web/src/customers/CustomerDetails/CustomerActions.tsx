import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Pencil, ReceiptIndianRupee, RefreshCw, StickyNote } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Kbd } from '../../ui/Kbd.tsx';

interface Props {
  mayEdit: boolean;
  newBill: string;
  onEdit: () => void;
  onNote: () => void;
  onStatus: () => void;
}

/** The actions on the customer; on a phone, edit and status only, the others being on the page. */
export function CustomerActions({ mayEdit, newBill, onEdit, onNote, onStatus }: Props) {
  return (
    <>
      {mayEdit && (
        <>
          <Button size="sm" variant="outline" px={{ base: '0', lg: '3' }} onClick={onEdit}>
            <Pencil strokeWidth={1.75} aria-hidden />
            <Span srOnly={{ lgDown: true }}>{formatMessage('customers.edit')}</Span>
            <Span hideBelow="lg" display={{ lg: 'inline-flex' }}>
              <Kbd keys={['E']} />
            </Span>
          </Button>
          <Button size="sm" variant="outline" hideBelow="md" onClick={onNote}>
            <StickyNote strokeWidth={1.75} aria-hidden />
            {formatMessage('customers.addNote')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            px={{ base: '0', lg: '3' }}
            onClick={onStatus}
            aria-label={formatMessage('customers.updateStatus')}
          >
            <RefreshCw strokeWidth={1.75} aria-hidden />
            <Span hideBelow="lg">{formatMessage('customers.updateStatus')}</Span>
          </Button>
        </>
      )}
      <Button asChild size="sm" hideBelow="lg">
        <Link to={newBill}>
          <ReceiptIndianRupee strokeWidth={1.75} aria-hidden />
          {formatMessage('customers.newBill')}
          <Kbd keys={['N']} />
        </Link>
      </Button>
    </>
  );
}
