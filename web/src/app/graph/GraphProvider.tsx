import { useSyncExternalStore, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { currentEnvironment, onEnvironment } from './environment.ts';

/** Provides the Relay environment of the current session. */
export function GraphProvider({ children }: { children: ReactNode }) {
  const environment = useSyncExternalStore(onEnvironment, currentEnvironment);
  return <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
}
