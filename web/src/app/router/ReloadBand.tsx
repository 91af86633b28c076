import type { ComponentProps } from 'react';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { useAskHere } from '../network/useAskHere.ts';
import { takeNothingFromStore } from './retry.ts';
import { useReload } from './useReasked.ts';

interface Props extends Omit<ComponentProps<typeof ErrorBand>, 'busy' | 'onRetry'> {
  /** The answer arrived but lacks this part: the store must not be used. */
  answered?: boolean;
}

/**
 * Replaces data that a screen's query failed to load: resends the route's query, a few times automatically, then on
 * Retry.
 */
export function ReloadBand({ answered = false, ...props }: Props) {
  const { reload, isReloading } = useReload();
  const retry = (): void => void (answered ? takeNothingFromStore(reload) : reload());
  useAskHere(retry, !isReloading);
  return <ErrorBand {...props} busy={isReloading} onRetry={retry} />;
}
