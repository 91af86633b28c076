import { isScope } from '@galla/domain';
import type { Endpoint } from './endpoint.ts';

/** Whether an API key may open a call at all: by a scope that it may have, or because the call says so. */
export const opensToKeys = ({
  rights,
  forKeys,
  closedToKeys,
}: Pick<Endpoint, 'rights' | 'forKeys' | 'closedToKeys'>): boolean =>
  !closedToKeys && (forKeys || rights.some((right) => isScope(right)));
