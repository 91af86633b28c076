import { say } from '@galla/domain';
import { Suspense, useState } from 'react';
import { ProgressLine } from '../../app/router/ProgressBar.tsx';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { useAddress } from '../../app/router/useAddress.ts';
import type { HistoryPageQuery } from '../../__generated__/HistoryPageQuery.graphql.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { PageColumns, PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useWide } from '../../ui/useWide.ts';
import { DEFAULTS, sizeOf, variablesOf } from './address.ts';
import { OpenDocument } from './drawer/OpenDocument.tsx';
import { Failed } from './Failed.tsx';
import { Filters } from './filters/Filters.tsx';
import { PhoneTools } from './filters/PhoneTools.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import type { KeptPage } from './useHistoryPage.ts';

/** All bills, newest first: to find one, to see what is owed, and to receive it (spec 2 §2). */
export default function BillingHistory({ queryRef }: ScreenProps<HistoryPageQuery>) {
  const { values: shown, change, undo } = useAddress(DEFAULTS);
  const wide = useWide();
  const [searching, setSearching] = useState(shown.search !== '');
  /** What was shown last: stays in sight when the next page can't be fetched. */
  const [kept, setKept] = useState<KeptPage>();
  const busy = JSON.stringify(variablesOf(shown)) !== JSON.stringify(queryRef.variables);
  // Where the document covers the list, Back closes it.
  const open = (id: string): void => change({ open: id }, wide ? 'chosen' : 'step');
  const close = (): void => (wide ? change({ open: '' }, 'chosen') : undo({ open: '' }));
  return (
    <>
      <ProgressLine busy={busy} />
      <PageHeader
        title={say('history.title')}
        actions={
          <PhoneTools shown={shown} onChange={change} searching={searching} onSearching={setSearching} />
        }
      />
      <PageColumns column={shown.open !== '' && <OpenDocument id={shown.open} onClose={close} />}>
        <PageContent display="flex" flexDirection="column" gap="4" pb="0" aria-busy={busy}>
          <Filters shown={shown} onChange={change} searching={searching} />
          <Suspense fallback={<SkeletonRows rows={sizeOf(shown)} />}>
            <Boundary attempt={queryRef} renderFailed={(error) => <Failed error={error} kept={kept} />}>
              <HistoryPage
                queryRef={queryRef}
                shown={shown}
                onChange={change}
                onOpen={open}
                onWalk={(id) => change({ open: id }, 'typed')}
                onShown={setKept}
              />
            </Boundary>
          </Suspense>
        </PageContent>
      </PageColumns>
    </>
  );
}
