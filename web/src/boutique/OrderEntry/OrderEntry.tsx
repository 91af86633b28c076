import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { CloudCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OrderEntry_viewer$key } from '../../__generated__/OrderEntry_viewer.graphql.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { UnsavedGuard } from '../../app/router/UnsavedGuard.tsx';
import { useKeeping } from '../../local/keeping.ts';
import { PageColumns, PageContent } from '../../ui/Page.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import type { useShop_tenant$key } from '../../__generated__/useShop_tenant.graphql.ts';
import { EntryDialogs } from './entry/EntryDialogs.tsx';
import { Steps } from './entry/Steps.tsx';
import { elementId, focusPart } from './entry/elements.ts';
import { useEntry } from './entry/useEntry.ts';
import { ItemsStep } from './items/ItemsStep.tsx';
import { ItemsColumn } from './review/ItemsColumn.tsx';
import { ReviewColumn } from './review/ReviewColumn.tsx';
import { ReviewStep } from './review/ReviewStep.tsx';
import type { SavedOrder } from './send/useSending.ts';
import type { StoredOrder } from './stored/stored.ts';
import { useShop } from './shop/useShop.ts';

interface Props {
  viewer: OrderEntry_viewer$key;
  /** The order being edited; undefined for a new one. */
  stored?: StoredOrder;
  onSaved: (order: SavedOrder) => void;
}

/** An order in pieces in two steps, items and review; new or edited (spec 3 §2.1). */
export function OrderEntry({ viewer, ...rest }: Props) {
  const { tenant, mayAddCustomers, mayOrderStages, mayBill, maySeeProducts } = useFragment(
    graphql`
      fragment OrderEntry_viewer on Viewer {
        mayAddCustomers: viewerCan(menu: CUSTOMERS, flag: CREATE)
        mayOrderStages: viewerCan(menu: PATTERN_SETTINGS, flag: EDIT)
        mayBill: viewerCan(menu: BILLING, flag: VIEW)
        maySeeProducts: viewerCan(menu: PRODUCTS, flag: VIEW)
        tenant {
          ...useShop_tenant
        }
      }
    `,
    viewer,
  );
  if (tenant == null) {
    return (
      <>
        <PageHeader title={formatMessage(rest.stored ? 'orderEntry.editTitle' : 'orderEntry.title')} />
        <PageContent>
          <ReloadBand answered title={formatMessage('orderEntry.loadFailed')} />
        </PageContent>
      </>
    );
  }
  return (
    <EntryPage
      tenant={tenant}
      may={{
        addCustomers: mayAddCustomers,
        orderStages: mayOrderStages,
        chooseFabrics: mayBill || maySeeProducts,
      }}
      {...rest}
    />
  );
}

interface PageProps extends Omit<Props, 'viewer'> {
  tenant: useShop_tenant$key;
  may: { addCustomers: boolean; orderStages: boolean; chooseFabrics: boolean };
}

function EntryPage({ tenant, may, stored, onSaved }: PageProps) {
  const shop = useShop(tenant);
  const entry = useEntry({ shop, stored, mayChooseFabrics: may.chooseFabrics });
  const keeping = useKeeping();
  const { draft, changed, asking, review, send, add, ask, drop } = entry;
  const onItems = draft.step === 'items';
  const shown = useRef(draft.step);
  useEffect(() => {
    // The element that had the focus is gone.
    if (shown.current !== draft.step) focusPart(draft.step === 'items' ? 'garment' : 'review');
    shown.current = draft.step;
  }, [draft.step]);
  const editing = stored !== undefined;
  useShortcut('Ctrl+Enter', onItems ? review : send, {
    says: formatMessage(onItems ? 'orderEntry.review' : editing ? 'orderEntry.update' : 'orderEntry.create'),
    enabled: asking === undefined,
  });
  useShortcut('n', add, { says: formatMessage('orderEntry.addItem'), enabled: onItems });
  return (
    <>
      <PageHeader
        title={
          editing
            ? `${formatMessage('orderEntry.editTitle')} ${stored.number}`
            : formatMessage('orderEntry.title')
        }
        beside={<Steps step={draft.step} />}
        status={
          changed &&
          keeping && (
            // A tablet has room for only one of the steps and this.
            <HStack hideBelow="lg" gap="2">
              <CloudCheck size={18} strokeWidth={1.75} aria-hidden />
              {formatMessage('orderEntry.draftKept')}
            </HStack>
          )
        }
        actions={
          changed && (
            <Button variant="ghost" size="sm" onClick={() => ask('clear')}>
              {formatMessage('orderEntry.startAnew')}
            </Button>
          )
        }
      />
      <PageColumns
        column={onItems ? <ItemsColumn entry={entry} /> : <ReviewColumn entry={entry} part="foot" />}
      >
        {onItems ? (
          <ItemsStep entry={entry} mayOrderStages={may.orderStages} />
        ) : (
          <Box
            id={elementId('review')}
            tabIndex={-1}
            outline="none"
            display="flex"
            flexDirection="column"
            flex="1"
            minW="0"
            minH="0"
            overflowY={{ base: 'auto', lg: 'visible' }}
            position="relative"
          >
            <ReviewStep entry={entry} />
            <ReviewColumn entry={entry} part="fields" />
          </Box>
        )}
      </PageColumns>
      <EntryDialogs entry={entry} stored={stored} mayAddCustomers={may.addCustomers} onSaved={onSaved} />
      <UnsavedGuard when={changed} onLeave={drop} />
    </>
  );
}
