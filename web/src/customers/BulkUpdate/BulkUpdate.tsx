import { formatMessage } from '@galla/domain';
import { startTransition, useOptimistic } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { BulkPageQuery } from '../../__generated__/BulkPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ProgressLine } from '../../app/router/ProgressBar.tsx';
import { useAddress } from '../../app/router/useAddress.ts';
import { ListPart } from '../../list/index.ts';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { usePhone } from '../../ui/useWide.ts';
import { DEFAULTS, variablesOf } from './address.ts';
import { BulkPage } from './BulkPage.tsx';
import { ChosenFoot } from './ChosenFoot.tsx';
import { UpdateChosen } from './UpdateChosen.tsx';
import { useChosen } from './useChosen.ts';
import { useChosenDialogs } from './useChosenDialogs.tsx';

/** Assigns many contacts to an employee or a group (spec 2 §2 Bulk Contact Update view). */
export default function BulkUpdate({ queryRef }: ScreenProps<BulkPageQuery>) {
  const { values: filters, change } = useAddress(DEFAULTS);
  const chosen = useChosen();
  const phone = usePhone();
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useOptimistic(filters.search);
  const busy = JSON.stringify(variablesOf(filters)) !== JSON.stringify(queryRef.variables);
  const { dialogs, ...begin } = useChosenDialogs(chosen, () => {
    chosen.clear();
    void revalidate();
  });
  const update = <UpdateChosen chosen={chosen} {...begin} />;
  return (
    <>
      <ProgressLine busy={busy} />
      <PageHeader title={formatMessage('contacts.bulkTitle')} back="/crm" actions={!phone && update} />
      <PageContent
        display="flex"
        flexDirection="column"
        gap="4"
        aria-busy={busy}
        foot={<ChosenFoot queryRef={queryRef} chosen={chosen} update={phone && update} />}
      >
        <SearchField
          label={formatMessage(phone ? 'contacts.searchShort' : 'contacts.search')}
          value={search}
          onChange={(text) =>
            startTransition(() => {
              setSearch(text);
              change({ search: text }, 'typed');
            })
          }
        />
        <ListPart
          attempt={queryRef}
          title={formatMessage('contacts.loadFailed')}
          skeleton={<SkeletonRows rows={10} pictures />}
        >
          <BulkPage queryRef={queryRef} chosen={chosen} onClear={() => change({ search: '' })} />
        </ListPart>
      </PageContent>
      {dialogs}
    </>
  );
}
