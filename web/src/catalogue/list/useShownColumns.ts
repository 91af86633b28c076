import { graphql, useFragment } from 'react-relay';
import type { useShownColumns_tenant$key } from '../../__generated__/useShownColumns_tenant.graphql.ts';
import { useWide } from '../../ui/useWide.ts';
import type { ShownColumns } from './columns.tsx';
import type { CatalogueList } from './useCatalogueList.ts';

/** The columns for this kind of shop that fit beside an open item. */
export function useShownColumns(
  tenant: useShownColumns_tenant$key,
  { filters }: Pick<CatalogueList, 'filters'>,
): ShownColumns {
  const { registration, business } = useFragment(
    graphql`
      fragment useShownColumns_tenant on Tenant {
        registration
        business {
          capabilities
        }
      }
    `,
    tenant,
  );
  const wide = useWide();
  return {
    narrow: !wide || filters.open !== '',
    hasCategories: !business.capabilities.includes('POINTS_COMMISSION'),
    chargesGst: registration === 'REGULAR',
  };
}
