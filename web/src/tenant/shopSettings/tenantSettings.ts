import { BILL_PAPERS, type BillPaper, PAGE_SIZES, type PageSize, formatMessage } from '@galla/domain';
import { graphql, readInlineData, useLazyLoadQuery } from 'react-relay';
import type { tenantSettings_settings$key } from '../../__generated__/tenantSettings_settings.graphql.ts';
import type { tenantSettingsQuery } from '../../__generated__/tenantSettingsQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { known } from '../../app/graph/known.ts';

/** The shop's settings for employees and billing. */
export interface TenantSettings {
  readonly employeesSeeAllContacts: boolean;
  readonly employeesAddContacts: boolean;
  readonly employeesSeeCustomerDetails: boolean;
  readonly employeesBillByMobile: boolean;
  readonly employeesEditOrders: boolean;
  readonly employeesDeleteOrders: boolean;
  /** A piece of an order needs a photo before it is ready. */
  readonly photoBeforeReady: boolean;
  /** The largest discount without the owner's PIN, in per cent: "10"; null for no limit. */
  readonly maxDiscount: string | null;
  /** The largest price cut of an item, in per cent; null for no limit. */
  readonly maxPriceCut: string | null;
  /** No line may be priced below its last cost. */
  readonly neverBelowCost: boolean;
  readonly employeesEditInvoices: boolean;
  readonly employeesDeleteInvoices: boolean;
  /** Discounts reduce the taxable value instead of the total. */
  readonly discountBeforeTax: boolean;
  /** Bill totals are rounded to whole rupees. */
  readonly roundOff: boolean;
  readonly billPaper: BillPaper;
  readonly pageSize: PageSize;
  readonly printAtOnce: boolean;
  readonly hsnOnSlip: boolean;
  /** "18" */
  readonly gstPercentage: string;
  readonly disclaimer: string;
  /** "09:00" */
  readonly remindOfTasksAt: string;
  /** Minutes. */
  readonly remindOfAppointmentsBefore: number;
  /** Rupees: "1.00". */
  readonly pointValue: string;
  /** Orders earn the designation's commission instead of 10 per cent. */
  readonly commissionByDesignation: boolean;
  /** Orders earn commission on the amount before tax. */
  readonly commissionBeforeTax: boolean;
  /** Commission is earned as customers pay. */
  readonly commissionOnMoney: boolean;
  /** "09:00": start of the daily period in which route points are recorded. */
  readonly shareRoutesFrom: string;
  /** End of that period. */
  readonly shareRoutesUntil: string;
  /** Number of days for which route points are kept. */
  readonly keepRoutesDays: number;
}

function readSettings(settings: tenantSettings_settings$key): TenantSettings {
  const data = readInlineData(
    graphql`
      fragment tenantSettings_settings on TenantSettings @inline {
        employeesSeeAllContacts
        employeesAddContacts
        employeesSeeCustomerDetails
        employeesBillByMobile
        employeesEditOrders
        employeesDeleteOrders
        photoBeforeReady
        maxDiscount
        maxPriceCut
        neverBelowCost
        employeesEditInvoices
        employeesDeleteInvoices
        discountBeforeTax
        roundOff
        billPaper
        pageSize
        printAtOnce
        hsnOnSlip
        gstPercentage
        disclaimer
        remindOfTasksAt
        remindOfAppointmentsBefore
        pointValue
        commissionByDesignation
        commissionBeforeTax
        commissionOnMoney
        shareRoutesFrom
        shareRoutesUntil
        keepRoutesDays
      }
    `,
    settings,
  );
  return {
    employeesSeeAllContacts: data.employeesSeeAllContacts,
    employeesAddContacts: data.employeesAddContacts,
    employeesSeeCustomerDetails: data.employeesSeeCustomerDetails,
    employeesBillByMobile: data.employeesBillByMobile,
    employeesEditOrders: data.employeesEditOrders,
    employeesDeleteOrders: data.employeesDeleteOrders,
    photoBeforeReady: data.photoBeforeReady,
    maxDiscount: data.maxDiscount ?? null,
    maxPriceCut: data.maxPriceCut ?? null,
    neverBelowCost: data.neverBelowCost,
    employeesEditInvoices: data.employeesEditInvoices,
    employeesDeleteInvoices: data.employeesDeleteInvoices,
    discountBeforeTax: data.discountBeforeTax,
    roundOff: data.roundOff,
    billPaper: known(BILL_PAPERS, data.billPaper, 'PAGE'),
    pageSize: known(PAGE_SIZES, data.pageSize, 'A4'),
    printAtOnce: data.printAtOnce,
    hsnOnSlip: data.hsnOnSlip,
    gstPercentage: data.gstPercentage,
    disclaimer: data.disclaimer,
    remindOfTasksAt: data.remindOfTasksAt,
    remindOfAppointmentsBefore: data.remindOfAppointmentsBefore,
    pointValue: data.pointValue,
    commissionByDesignation: data.commissionByDesignation,
    commissionBeforeTax: data.commissionBeforeTax,
    commissionOnMoney: data.commissionOnMoney,
    shareRoutesFrom: data.shareRoutesFrom,
    shareRoutesUntil: data.shareRoutesUntil,
    keepRoutesDays: data.keepRoutesDays,
  };
}

/** The shop's settings; undefined if it has none. Suspends, and throws on failure. */
export function useTenantSettings(tenantId: string, attempt: number): TenantSettings | undefined {
  const { node } = useLazyLoadQuery<tenantSettingsQuery>(
    graphql`
      query tenantSettingsQuery($tenant: ID!) {
        node(id: $tenant) @catch(to: RESULT) {
          ... on Tenant {
            settings {
              ...tenantSettings_settings
            }
          }
        }
      }
    `,
    { tenant: tenantId },
    fetchOptions(attempt),
  );
  if (!node.ok) throw new Error(formatMessage('settings.tenantLoadFailed'));
  return node.value?.settings && readSettings(node.value.settings);
}
