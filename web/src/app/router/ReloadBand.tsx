import type { ComponentProps } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { markRetry } from './retry.ts';

/** In place of what a screen's query did not bring: Retry sends the query of the route again. */
export function ReloadBand(props: Omit<ComponentProps<typeof ErrorBand>, 'busy' | 'onRetry'>) {
  const { revalidate, state } = useRevalidator();
  const retry = (): void => {
    markRetry();
    void revalidate();
  };
  return <ErrorBand {...props} busy={state !== 'idle'} onRetry={retry} />;
}
