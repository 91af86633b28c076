import { formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { CategoryFilter_tenant$key } from '../../__generated__/CategoryFilter_tenant.graphql.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import type { CatalogueList } from './useCatalogueList.ts';

type List = Pick<CatalogueList, 'kind' | 'filters' | 'filter'>;

interface Props {
  tenant: CategoryFilter_tenant$key;
  list: List;
}

export function CategoryFilter({ tenant, list }: Props) {
  const { categories } = useFragment(
    graphql`
      fragment CategoryFilter_tenant on Tenant {
        categories @catch(to: NULL) {
          name
          kind
        }
      }
    `,
    tenant,
  );
  const ofKind = categories?.filter(({ kind }) => kind === list.kind);
  return <CategoryChoice list={list} categories={ofKind?.map(({ name }) => name) ?? []} />;
}

/** The same while the categories are loading or failed: the one in the URL stays selected. */
export function CategoryChoice({ list, categories = [] }: { list: List; categories?: readonly string[] }) {
  const { category } = list.filters;
  const all = category === '' || categories.includes(category) ? categories : [category, ...categories];
  return (
    <SelectField
      snug
      label={formatMessage('catalogue.categories')}
      placeholder={formatMessage('catalogue.allCategories')}
      options={all.map((name) => ({ value: name, label: name }))}
      value={category}
      onValue={(next) => list.filter({ category: next })}
    />
  );
}
