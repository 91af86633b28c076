import { formatMessage, MESSAGE_PEOPLE } from '@galla/domain';
import { startTransition, useOptimistic, useState } from 'react';
import type { BulkPageQuery } from '../../__generated__/BulkPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ProgressLine } from '../../app/router/ProgressBar.tsx';
import { useAddress } from '../../app/router/useAddress.ts';
import { toast } from '../../app/toast/toast.ts';
import { BulkPage, ChosenFoot, contactVariables, MessageChosen, useChosen } from '../../customers/index.ts';
import { ListPart } from '../../list/index.ts';
import { PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Part } from '../../ui/Part.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { DEFAULTS } from './address.ts';
import { SharedCampaign } from './SharedCampaign.tsx';

/** Selects customers; each is sent the campaign with a tap. */
export default function ShareCampaign({ queryRef }: ScreenProps<BulkPageQuery>) {
  const { values: filters, change } = useAddress(DEFAULTS);
  const chosen = useChosen();
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useOptimistic(filters.search);
  const busy = JSON.stringify(contactVariables(filters)) !== JSON.stringify(queryRef.variables);
  const n = chosen.contacts.length;
  const begin = (): void => {
    if (n === 0) toast.error(formatMessage('contacts.noneChosen'));
    else if (n > MESSAGE_PEOPLE) toast.error(formatMessage('bulkMessage.tooMany', { n: MESSAGE_PEOPLE }));
    else setOpen(true);
  };
  const foot = (
    <ChosenFoot queryRef={queryRef} chosen={chosen} update={<MessageChosen n={n} onClick={begin} />} />
  );
  return (
    <>
      <ProgressLine busy={busy} />
      <PageHeader title={formatMessage('marketing.shareTitle')} back="/marketing" />
      <PageContent display="flex" flexDirection="column" gap="4" aria-busy={busy} foot={foot}>
        <Part title={formatMessage('marketing.loadFailed')} skeleton={<SkeletonRows rows={2} pictures />}>
          {(attempt) => (
            <SharedCampaign
              id={filters.campaign}
              attempt={attempt}
              ids={open ? chosen.contacts.map(({ id }) => id) : undefined}
              onClose={() => setOpen(false)}
            >
              <SearchField
                label={formatMessage('contacts.search')}
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
            </SharedCampaign>
          )}
        </Part>
      </PageContent>
    </>
  );
}
