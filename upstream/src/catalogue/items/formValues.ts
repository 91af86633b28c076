import type { FormValues } from '@galla/domain';
import type { Endpoint } from '../../http/endpoint.ts';

/**
 * The values of a form that came with a call: those in `values`, and those that stand among the fields of the body, as
 * a multipart call has them.
 */
export function formValues({ schema }: Pick<Endpoint, 'schema'>, body: object): FormValues {
  const named = new Set([...Object.keys(schema.body?.properties ?? {}), 'tenant_schema']);
  const among = Object.entries(body).filter(([name]) => !named.has(name));
  const apart = 'values' in body && typeof body.values === 'object' ? body.values : {};
  return { ...Object.fromEntries(among), ...apart };
}
