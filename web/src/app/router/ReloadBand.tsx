import type { ComponentProps } from 'react';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { useAskHere } from '../network/useAskHere.ts';
import { takeNothingFromStore } from './retry.ts';
import { useReload } from './useReasked.ts';

interface Props extends Omit<ComponentProps<typeof ErrorBand>, 'busy' | 'onRetry'> {
  /** An answer came and lacks what is shown here: what the store has of it is of no use. */
  answered?: boolean;
}

/**
 * In place of what a screen's query did not bring: the query of the route is sent again, a few times by itself, then by
 * Retry.
 */
export function ReloadBand({ answered = false, ...props }: Props) {
  const { reload, isReloading } = useReload();
  const retry = (): void => void (answered ? takeNothingFromStore(reload) : reload());
  useAskHere(retry, !isReloading);
  return <ErrorBand {...props} busy={isReloading} onRetry={retry} />;
}
