import { formatCount, formatMessage } from '@galla/domain';
import { useDeferredValue, useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { useDebouncedValue } from '../../app/useDebouncedValue.ts';
import { RecordDialogForm } from '../../record/RecordDialogForm.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { Part } from '../../ui/Part.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { FollowerRows } from './FollowerRows.tsx';
import type { Followed } from './followed.ts';
import { tick, type Followers } from './followers.ts';
import { useAssign } from './useAssign.ts';

interface Props {
  /** The workout or diet plan. */
  followed: Followed;
  onClose: () => void;
}

/** Debounce of the search. */
const SETTLES_MS = 200;

/** Summary of a save: "3 added, 1 removed". */
const savedText = ({ add, remove }: Followers): string =>
  [
    ...(add.length > 0 ? [formatCount('assign.added', add.length)] : []),
    ...(remove.length > 0 ? [formatCount('assign.removed', remove.length)] : []),
  ].join(', ');

/** The followers of a workout or diet plan: current ones and search results, added or removed in one save. */
export function FollowersDialog({ followed, onClose }: Props) {
  const { write, busy, checking } = useAssign(followed);
  const [text, setText] = useState('');
  // Deferred, so that the rows stay while the next ones load.
  const asked = useDeferredValue(useDebouncedValue(text.trim(), SETTLES_MS));
  return (
    <FormDialog
      open
      size="lg"
      title={formatMessage('assign.title', { name: followed.name })}
      onClose={onClose}
    >
      <RecordDialogForm<Followers, Awaited<ReturnType<typeof write>>>
        stored={{ add: [], remove: [] }}
        check={() => ({})}
        save={(followers, key) => write(key, followers)}
        onSaved={(_, followers) => {
          const said = savedText(followers);
          if (said !== '') toast.success(said);
          onClose();
        }}
        submit={formatMessage('assign.save')}
        busy={busy}
        onCancel={onClose}
        checking={checking}
      >
        {({ values, setValues }) => (
          <>
            <SearchField
              label={formatMessage('assign.search')}
              value={text}
              onChange={setText}
              onKeyDown={(event) => {
                // Enter searches and must not submit the form.
                if (event.key === 'Enter') event.preventDefault();
              }}
            />
            <Part title={formatMessage('assign.failed')} skeleton={<SkeletonRows rows={4} />}>
              {(attempt) => (
                <FollowerRows
                  followed={followed}
                  search={asked}
                  attempt={attempt}
                  followers={values}
                  onTick={(member, on) => void setValues(tick(values, member, on))}
                />
              )}
            </Part>
          </>
        )}
      </RecordDialogForm>
    </FormDialog>
  );
}
