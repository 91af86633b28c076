import type { BasisPoints, Paise } from '@galla/domain';
import { useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useShop_tenant$key } from '../../../__generated__/useShop_tenant.graphql.ts';
import { basisPointsOf, paiseOf } from '../../../app/graph/scalars.ts';

export interface ShopGarment {
  id: string;
  name: string;
  price: Paise;
}

export interface ShopStage {
  id: string;
  name: string;
  type: 'DESIGN' | 'PATTERN';
}

/** The shop's data that order entry needs. */
export interface Shop {
  id: string;
  /** GST on orders, in per cent. */
  gst: BasisPoints;
  garments: readonly ShopGarment[];
  stages: readonly ShopStage[];
  employees: readonly { id: string; name: string }[];
  /** The stages could not be read. */
  stagesFailed: boolean;
}

/**
 * Reads the shop's data. Stages and employees that the user may not see are empty lists rather than an error.
 */
export function useShop(tenant: useShop_tenant$key): Shop {
  const data = useFragment(
    graphql`
      fragment useShop_tenant on Tenant {
        id
        settings {
          gstPercentage
        }
        garments @required(action: THROW) {
          id
          name
          price
        }
        stages @catch(to: NULL) {
          id
          name
          type
        }
        employees(filter: { active: true }) @catch(to: NULL) {
          id
          fullName
        }
      }
    `,
    tenant,
  );
  return useMemo(
    () => ({
      id: data.id,
      gst: basisPointsOf(data.settings.gstPercentage),
      garments: data.garments.map(({ id, name, price }) => ({ id, name, price: paiseOf(price) })),
      stages: (data.stages ?? []).map(({ id, name, type }) => ({
        id,
        name,
        type: type === 'PATTERN' ? 'PATTERN' : 'DESIGN',
      })),
      employees: (data.employees ?? []).map(({ id, fullName }) => ({ id, name: fullName })),
      stagesFailed: data.stages == null,
    }),
    [data],
  );
}
