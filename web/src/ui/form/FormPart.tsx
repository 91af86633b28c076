import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Suspense, useState, type ReactNode } from 'react';
import { GraphFailure } from '../../app/graph/failure.ts';
import { Boundary } from '../Boundary.tsx';
import { ErrorBand } from '../ErrorBand.tsx';
import { FailedBand } from '../FailedBand.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

interface Props {
  /** The screen's own message for a failed load. */
  title?: string;
  /** Number of fields in the skeleton. */
  fields?: number;
  /** Wraps the skeleton and the failure, if the form renders its own frame, as in a drawer. */
  frame?: (waiting: ReactNode) => ReactNode;
  /** Called with the number of retries, the `fetchKey` of its query. */
  children: (attempt: number) => ReactNode;
}

/** The form loaded but failed to render: reloading may bring a version that can (spec 1 §8). */
const NotStarted = () => (
  <ErrorBand title={formatMessage('forms.startFailed')}>
    <Button variant="outline" size="sm" mt="2" onClick={() => location.reload()}>
      {formatMessage('shell.reloadPage')}
    </Button>
  </ErrorBand>
);

const bare = (waiting: ReactNode): ReactNode => waiting;

/** Loads and renders a form definition: skeleton, Retry if it fails to load, Reload Page if it fails to render. */
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
