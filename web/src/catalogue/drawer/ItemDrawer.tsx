import { formOfItems, type ItemKind, formatMessage } from '@galla/domain';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ItemDrawerQuery } from '../../__generated__/ItemDrawerQuery.graphql.ts';
import { basisPointsOf } from '../../app/graph/scalars.ts';
import { inBody, RecordDrawer } from '../../record/RecordDrawer.tsx';
import { ErrorBand } from '../../ui/ErrorBand.tsx';
import { ItemForm } from './ItemForm.tsx';
import { drawerTitle } from './titles.ts';

export interface ItemDrawerProps {
  /** Global id of the item being edited; undefined for a new one. */
  item?: string | undefined;
  /** The drawer closes: by its buttons, by Escape, or after saving. */
  onClose: () => void;
  /** The item was saved, so lists should refetch their page. */
  onSaved: (id: string) => void;
}

interface Props extends ItemDrawerProps {
  kind: ItemKind;
}

/** The drawer that adds or edits a product or service; full screen on a phone. */
export function ItemDrawer({ kind, item, onClose, onSaved }: Props) {
  const editing = item !== undefined;
  return (
    <RecordDrawer
      title={drawerTitle(kind, editing)}
      failed={formatMessage(editing ? 'itemForm.editFailed' : 'forms.loadFailed')}
      onClose={onClose}
    >
      {(attempt) => <Loaded kind={kind} item={item} attempt={attempt} onClose={onClose} onSaved={onSaved} />}
    </RecordDrawer>
  );
}

function Loaded({ kind, item, attempt, onClose, onSaved }: Props & { attempt: number }) {
  const { viewer, node } = useLazyLoadQuery<ItemDrawerQuery>(
    graphql`
      query ItemDrawerQuery($form: String!, $item: ID!, $editing: Boolean!) {
        viewer {
          tenant {
            settings {
              gstPercentage
            }
            form(name: $form) {
              ...ItemForm_form
            }
          }
        }
        node(id: $item) @include(if: $editing) {
          ... on CatalogueItem {
            id
            title
            thumbnail
            fields {
              name
              value
            }
          }
        }
      }
    `,
    { form: formOfItems(kind), item: item ?? '', editing: item !== undefined },
    // Always fresh, because the edit is based on what the form shows.
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  const form = viewer?.tenant?.form;
  const tenant = viewer?.tenant;
  if (form == null || tenant == null) return inBody(<ErrorBand title={formatMessage('forms.loadFailed')} />);
  if (item !== undefined && node?.fields === undefined)
    return inBody(<ErrorBand title={formatMessage('itemForm.editFailed')} />);
  const { id, title, thumbnail, fields } = node ?? {};
  const edited =
    id !== undefined && title !== undefined && fields !== undefined
      ? {
          id,
          title,
          thumbnail: thumbnail ?? null,
          values: fields.map(({ name, value }) => ({ name, value })),
        }
      : undefined;
  return (
    <ItemForm
      kind={kind}
      form={form}
      item={edited}
      shopRate={basisPointsOf(tenant.settings.gstPercentage)}
      onClose={onClose}
      onSaved={({ id: saved, more }) => {
        onSaved(saved);
        if (!more) onClose();
      }}
    />
  );
}
