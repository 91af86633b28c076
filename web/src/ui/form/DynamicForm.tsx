import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { DynamicForm_form$key } from '../../__generated__/DynamicForm_form.graphql.ts';
import { EmptyState } from '../EmptyState.tsx';
import { OwnForm, type OwnFormProps } from './OwnForm.tsx';
import { PartForm, type PartFormProps } from './PartForm.tsx';
import { useDynamicForm } from './useDynamicForm.ts';

type Props = (OwnFormProps | PartFormProps) & { form: DynamicForm_form$key };

/**
 * A form defined by the shop (spec 1 §3), validated as on the server. Either standalone, with a draft, a guard and
 * submission, or as `part` of a larger form that has all three.
 */
export function DynamicForm({ form, ...props }: Props) {
  const data = useFragment(
    graphql`
      fragment DynamicForm_form on Form {
        ...useDynamicForm_form
      }
    `,
    form,
  );
  const rules = useDynamicForm(data);
  if (rules.fields.length === 0) return <EmptyState title={formatMessage('forms.noFields')} />;
  return 'part' in props ? <PartForm {...props} rules={rules} /> : <OwnForm {...props} rules={rules} />;
}
