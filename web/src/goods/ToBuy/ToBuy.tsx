import { formatMessage } from '@galla/domain';
import type { ToBuyPageQuery } from '../../__generated__/ToBuyPageQuery.graphql.ts';
import type { ScreenProps } from '../../app/router/defineRoute.tsx';
import { ListPart, ListScreen, useList } from '../../list/index.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { GoodsTabs } from '../shared/GoodsTabs.tsx';
import { DEFAULTS, variablesOf, type ToBuyKey } from './address.ts';
import { ShareList } from './ShareList.tsx';
import { ToBuyPage } from './ToBuyPage.tsx';

/** Products that run low, best-selling first, for ordering. */
export default function ToBuy({ queryRef }: ScreenProps<ToBuyPageQuery>) {
  const list = useList<ToBuyKey, readonly string[]>(DEFAULTS, variablesOf, queryRef.variables);
  const lines = list.previous?.page ?? [];
  return (
    <ListScreen
      title={formatMessage('goods.toBuy')}
      actions={lines.length > 0 && <ShareList lines={lines} />}
      busy={list.busy}
      column={false}
    >
      <GoodsTabs value="toBuy" />
      <ListPart
        attempt={queryRef}
        title={formatMessage('goods.toBuyFailed')}
        skeleton={<SkeletonRows rows={10} />}
      >
        <ToBuyPage queryRef={queryRef} list={list} />
      </ListPart>
    </ListScreen>
  );
}
