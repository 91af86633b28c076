import { isScope } from '@galla/domain';
import type { Endpoint } from './endpoint.ts';

/** Whether an API key may call an endpoint at all: with a scope, or because the endpoint allows it. */
export const opensToKeys = ({
  rights,
  forKeys,
  closedToKeys,
}: Pick<Endpoint, 'rights' | 'forKeys' | 'closedToKeys'>): boolean =>
  !closedToKeys && (forKeys || rights.some((right) => isScope(right)));
