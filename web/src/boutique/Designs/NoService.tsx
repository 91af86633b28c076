import { formatMessage } from '@galla/domain';
import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageContent } from '../../ui/Page.tsx';
import { DesignFoot } from './DesignFoot.tsx';

const nothing = (): void => undefined;

/**
 * The service named in the URL does not exist or was deleted; the user has to choose another one (spec 3 §5).
 */
export const NoService = ({ head }: { head: ReactNode }) => (
  <PageContent
    foot={
      <DesignFoot
        added={0}
        changed={false}
        busy={false}
        checking={false}
        held={formatMessage('designScreen.serviceFirst')}
        onSaveNew={nothing}
        onUpdate={nothing}
      />
    }
  >
    {head}
    <EmptyState
      title={formatMessage('designScreen.serviceMissing')}
      explained={formatMessage('designScreen.serviceExplained')}
    />
  </PageContent>
);
