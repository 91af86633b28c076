import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Suspense, useState, type ReactNode } from 'react';
import { GraphFailure } from '../../app/graph/failure.ts';
import { Boundary } from '../Boundary.tsx';
import { ErrorBand } from '../ErrorBand.tsx';
import { FailedBand } from '../FailedBand.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

interface Props {
  /** The screen's own words where the form can't be fetched. */
  title?: string;
  /** Fields of the skeleton. */
  fields?: number;
  /** What stands around the skeleton and the failure where the form itself brings its own, as in a drawer. */
  frame?: (waiting: ReactNode) => ReactNode;
  /** Gets a number that grows with every Retry: the `fetchKey` of its query. */
  children: (attempt: number) => ReactNode;
}

/** A form that came but could not be drawn: only the newest page may know how (spec 1 §8). */
const NotStarted = () => (
  <ErrorBand title={formatMessage('forms.startFailed')}>
    <Button variant="outline" size="sm" mt="2" onClick={() => location.reload()}>
      {formatMessage('shell.reloadPage')}
    </Button>
  </ErrorBand>
);

const bare = (waiting: ReactNode): ReactNode => waiting;

/** Where a form definition is fetched and drawn: its skeleton, Retry where it does not come, Reload Page where it is broken. */
export function FormPart({
  title = formatMessage('forms.loadFailed'),
  fields,
  frame = bare,
  children,
}: Props) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Boundary
      key={attempt}
      renderFailed={(error) =>
        frame(
          error instanceof GraphFailure ? (
            <FailedBand {...{ error, title, attempt }} onRetry={() => setAttempt(attempt + 1)} />
          ) : (
            <NotStarted />
          ),
        )
      }
    >
      <Suspense fallback={frame(<FormSkeleton {...(fields !== undefined && { fields })} />)}>
        {children(attempt)}
      </Suspense>
    </Boundary>
  );
}
