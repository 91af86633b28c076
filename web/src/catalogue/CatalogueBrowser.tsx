import { formatMessage, type ItemKind } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { Tabs } from '@chakra-ui/react/tabs';
import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react';
import { useRowSearch } from '../list/index.ts';
import { PageContent } from '../ui/Page.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { TableFoot, type KeyHint } from '../ui/TableFoot.tsx';
import { usePhone } from '../ui/useWide.ts';
import { CategoryChoice } from './CategoryChoice.tsx';
import { ItemTable } from './ItemTable.tsx';
import type { CatalogueEntry } from './local/entry.ts';
import { categoriesOf } from './local/findEntries.ts';
import { ALL, KindTabs, kindsLabel } from './KindTabs.tsx';
import { ShelfMessage } from './ShelfMessage.tsx';
import { useBrowsing } from './useBrowsing.ts';

interface Props {
  /** A service business sells no products. */
  sellsProducts: boolean;
  chargesGst: boolean;
  onAdd: (entry: CatalogueEntry) => void;
  stepper: (entry: CatalogueEntry) => ReactNode;
  /** Shown beside the search: the button that opens the camera, if there is one. */
  beside: ReactNode;
  hints: readonly KeyHint[];
  /** Rows of a page; default 10. */
  pageSize?: number;
  /** An additional tab supplied by the screen. */
  extra?: ExtraTab | undefined;
}

interface ExtraTab {
  title: string;
  shown: boolean;
  onShown: (shown: boolean) => void;
  content: ReactNode;
}

/** The additional tab supplied by the screen. */
const EXTRA = 'EXTRA';

const BOTH: readonly ItemKind[] = ['PRODUCT', 'SERVICE'];
const SERVICES: readonly ItemKind[] = ['SERVICE'];

/** Products and services to sell: search, tabs, categories, a page of rows, and keyboard navigation. */
export function CatalogueBrowser(props: Props) {
  const { sellsProducts, chargesGst, onAdd, stepper, beside, hints, pageSize, extra } = props;
  const all = sellsProducts ? BOTH : SERVICES;
  const browsing = useBrowsing(all, pageSize);
  const { kinds, entries, rows, pagination, current, setCurrent } = browsing;
  const [only, another] = kinds;
  const isExtra = extra?.shown === true;
  const kindTab = another === undefined ? (only ?? ALL) : ALL;
  const tab = isExtra ? EXTRA : kindTab;
  // Derived from up to 10,000 items, so only when they change rather than on every keystroke.
  const categories = useMemo(() => categoriesOf(entries), [entries]);
  const phone = usePhone();
  // Deferred so that the typed text is painted before the rows are rendered. Enter still takes the row that
  // matches the typed text.
  const drawn = useDeferredValue(useMemo(() => ({ rows, current }), [rows, current]));
  const search = useRowSearch({
    text: browsing.text,
    rows,
    current,
    onCurrent: setCurrent,
    onChoose: onAdd,
    waits: browsing.waiting,
    awaited: 0,
  });
  const top = useRef<HTMLDivElement>(null);
  const turned = (turn: (() => void) | undefined): (() => void) | undefined =>
    turn &&
    (() => {
      turn();
      top.current?.scrollIntoView({ block: 'end' });
    });
  const foot = (
    <TableFoot
      hints={hints}
      {...pagination}
      onPrevious={turned(pagination.onPrevious)}
      onNext={turned(pagination.onNext)}
    />
  );
  return (
    <PageContent foot={phone || isExtra ? undefined : foot}>
      <HStack ref={top} gap="2" display={isExtra ? 'none' : 'flex'}>
        <SearchField
          label={formatMessage(phone ? 'catalogue.searchShort' : 'catalogue.search')}
          value={browsing.text}
          onChange={browsing.search}
          {...search}
          onKeyDown={(event) => {
            search.onKeyDown(event);
            // Selected, so that typing starts the next search while Enter adds one more of this item.
            if (event.key === 'Enter') event.currentTarget.select();
          }}
        />
        {beside}
      </HStack>
      <Tabs.Root
        mt={isExtra ? '0' : '4'}
        value={tab}
        onValueChange={({ value }) => {
          extra?.onShown(value === EXTRA);
          if (value !== EXTRA) browsing.chooseKind(all.find((kind) => kind === value));
        }}
      >
        <HStack borderTop="1px solid" borderColor="border" justify="space-between" gap="2">
          <KindTabs kinds={all}>{extra && <Tabs.Trigger value={EXTRA}>{extra.title}</Tabs.Trigger>}</KindTabs>
          {!isExtra && (
            <CategoryChoice
              categories={categories}
              value={browsing.category}
              onValue={browsing.chooseCategory}
            />
          )}
        </HStack>
        {extra && <Tabs.Content value={EXTRA}>{isExtra && extra.content}</Tabs.Content>}
        <Tabs.Content value={kindTab}>
          <ShelfMessage
            kinds={kinds}
            text={browsing.text}
            found={browsing.found.length}
            waiting={browsing.waiting}
            onClear={() => browsing.search('')}
          />
          {drawn.rows.length > 0 && (
            <ItemTable
              label={kindsLabel(kinds)}
              entries={drawn.rows}
              current={drawn.current}
              onCurrent={setCurrent}
              onAdd={onAdd}
              chargesGst={chargesGst}
              stepper={stepper}
            />
          )}
          {phone && foot}
        </Tabs.Content>
      </Tabs.Root>
    </PageContent>
  );
}
