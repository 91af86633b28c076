import type { ReactElement } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { fragmentKey, type TestRecord } from '../../testing/fragmentKey.ts';
import { renderUi } from '../../testing/render.tsx';

/** Renders a component that uses this fragment of a document. */
export function renderDocument(
  fragment: string,
  fields: TestRecord,
  part: (key: unknown) => ReactElement,
): void {
  const environment = createMockEnvironment();
  const key = fragmentKey(environment, [fragment], fields);
  renderUi(<RelayEnvironmentProvider environment={environment}>{part(key)}</RelayEnvironmentProvider>);
}
