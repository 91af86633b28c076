import type { ComponentProps } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { takeNothingFromStore } from './retry.ts';

interface Props extends Omit<ComponentProps<typeof ErrorBand>, 'busy' | 'onRetry'> {
  /** An answer came and lacks what is shown here: what the store has of it is of no use. */
  answered?: boolean;
}

/** In place of what a screen's query did not bring: Retry sends the query of the route again. */
export function ReloadBand({ answered = false, ...props }: Props) {
  const { revalidate, state } = useRevalidator();
  const retry = (): void => void (answered ? takeNothingFromStore(revalidate) : revalidate());
  return <ErrorBand {...props} busy={state !== 'idle'} onRetry={retry} />;
}
