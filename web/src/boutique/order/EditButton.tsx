import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { HeldButton } from '../../ui/HeldButton.tsx';
import { editPath } from './paths.ts';

interface Props {
  id: string;
  number: string;
  mayEdit: boolean;
}

/** The link to an order's form, while it may be edited (spec 3 §4). */
export function EditButton({ id, number, mayEdit }: Props) {
  const says = formatMessage('orderList.editOrder', { number });
  const icon = (
    <>
      <Pencil strokeWidth={1.75} aria-hidden />
      <Box as="span" srOnly>
        {says}
      </Box>
    </>
  );
  if (!mayEdit) {
    return (
      <HeldButton
        variant="plain"
        size="sm"
        px="0"
        color="fg.subtle"
        held={formatMessage('orderList.editHint')}
      >
        {icon}
      </HeldButton>
    );
  }
  return (
    <Button asChild variant="plain" size="sm" px="0" title={says}>
      <Link to={editPath(id)} state={{ orderId: id }}>
        {icon}
      </Link>
    </Button>
  );
}
