import { formatMessage } from '@galla/domain';
import { ListEmpty } from '../../list/index.ts';
import { AddButton } from './AddContact.tsx';
import type { ContactList } from './ContactsPage.tsx';

interface Props {
  list: ContactList;
  mayAdd: boolean;
  onChanged: () => void;
}

/** Shown instead of contacts if there are none. */
export function NoContacts({ list, mayAdd, onChanged }: Props) {
  const { search, category, employee } = list.filters;
  const text = search.trim();
  return (
    <ListEmpty
      list={list}
      isFiltered={text !== '' || category !== '' || employee !== ''}
      none={{ title: formatMessage('contacts.none'), explained: formatMessage('contacts.noneExplained') }}
      noMatch={{
        title:
          text === '' ? formatMessage('contacts.noneFound') : formatMessage('shell.nothingFound', { text }),
      }}
      clear={formatMessage('contacts.clearSearch')}
      onClear={() => list.filter({ search: '', category: '', employee: '' })}
    >
      {mayAdd && <AddButton onAdded={onChanged} />}
    </ListEmpty>
  );
}
