import type { FormValues } from '@galla/domain';
import type { Endpoint } from '../../http/endpoint.ts';

/** The form values of a call: those in `values` and, as in a multipart call, those among the fields of the body. */
export function formValues({ schema }: Pick<Endpoint, 'schema'>, body: object): FormValues {
  const named = new Set([...Object.keys(schema.body?.properties ?? {}), 'tenant_schema']);
  const among = Object.entries(body).filter(([name]) => !named.has(name));
  const apart = 'values' in body && typeof body.values === 'object' ? body.values : {};
  return { ...Object.fromEntries(among), ...apart };
}
