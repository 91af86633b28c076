import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

interface Props {
  /** Why nothing is edited here; left out, no bill was named, or it is not there. */
  title?: string;
  explained?: string;
  /** Where the way back leads. */
  back?: string;
}

/** In place of a bill that cannot be edited, or that is not there: why, and the way to the history. */
export function ChooseBill({ title, explained, back = '/Billing-History' }: Props) {
  return (
    <>
      <PageHeader title={formatMessage('billing.editScreen')} back={back} />
      <PageContent>
        <EmptyState
          title={title ?? formatMessage('billing.chooseBill')}
          explained={explained ?? formatMessage('billing.chooseBillHint')}
        >
          <Button asChild>
            <Link to={back}>{formatMessage('history.title')}</Link>
          </Button>
        </EmptyState>
      </PageContent>
    </>
  );
}
