import { forms } from '@galla/upstream/contract';
import { byPath } from '../relay/byPath.ts';
import { RefusalError } from '../refusals/RefusalError.ts';
import type { Call } from '../rest/arguments.ts';
import type { Me } from '../session/index.ts';
import { formOf } from './form.ts';

export function formLoaders(call: Call, viewer: () => Promise<Me>) {
  return {
    /** A form by name; null when the shop has none with that name. */
    forms: byPath(async (name: string) => {
      try {
        const { business_id } = (await viewer()).profile;
        return formOf(await call(forms.getForm, { query: { form_name: name, business_id } }));
      } catch (error) {
        if (error instanceof RefusalError && error.refusal.code === 'NOT_FOUND') return null;
        throw error;
      }
    }),
  };
}
