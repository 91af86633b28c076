import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageContent } from '../ui/Page.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

interface Props {
  /** Why billing is not possible: "Invalid URL parameters". */
  title: string;
  hint?: string;
}

/** Shown for an address without valid billing parameters, with a link back. */
export function ChooseAgain({ title, hint }: Props) {
  return (
    <>
      <PageHeader title={formatMessage('billing.title')} back="/Billing" />
      <PageContent>
        <EmptyState title={title} {...(hint !== undefined && { explained: hint })}>
          <Button asChild>
            <Link to="/Billing">{formatMessage('billing.chooseAgain')}</Link>
          </Button>
        </EmptyState>
      </PageContent>
    </>
  );
}
