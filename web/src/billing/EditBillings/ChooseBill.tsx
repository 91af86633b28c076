import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';

interface Props {
  /** Why editing is not possible; left out if the address names no bill, or it does not exist. */
  title?: string;
  explained?: string;
  /** Target of the back link. */
  back?: string;
}

/** Shown in place of a bill that cannot be edited or does not exist: the reason, and a link to the history. */
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
