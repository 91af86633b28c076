import type { MessageKey } from '@galla/domain';
import type { TenantSettings } from '../../shopSettings/tenantSettings.ts';

/** The names of the boolean settings. */
export type SwitchName = {
  [K in keyof TenantSettings]: TenantSettings[K] extends boolean ? K : never;
}[keyof TenantSettings];

export interface Switch {
  name: SwitchName;
  /** Also used in "{label} updated successfully". */
  label: MessageKey;
  hint: MessageKey;
}

interface Group {
  title: MessageKey;
  switches: readonly Switch[];
}

/** What employees may do, in groups (spec 1 §6), and what they earn from orders in pieces (ADR 51). */
export const GROUPS: readonly Group[] = [
  {
    title: 'settings.contactsGroup',
    switches: [
      {
        name: 'employeesSeeAllContacts',
        label: 'settings.viewContact',
        hint: 'settings.viewContactHint',
      },
      { name: 'employeesAddContacts', label: 'settings.createContact', hint: 'settings.createContactHint' },
      {
        name: 'employeesSeeCustomerDetails',
        label: 'settings.viewCustomer',
        hint: 'settings.viewCustomerHint',
      },
      {
        name: 'employeesBillByMobile',
        label: 'settings.billByMobile',
        hint: 'settings.billByMobileHint',
      },
    ],
  },
  {
    title: 'settings.documentsGroup',
    switches: [
      { name: 'employeesEditOrders', label: 'settings.orderEdit', hint: 'settings.orderEditHint' },
      { name: 'employeesDeleteOrders', label: 'settings.orderDelete', hint: 'settings.orderDeleteHint' },
      { name: 'employeesEditInvoices', label: 'settings.invoiceEdit', hint: 'settings.invoiceEditHint' },
      {
        name: 'employeesDeleteInvoices',
        label: 'settings.invoiceDelete',
        hint: 'settings.invoiceDeleteHint',
      },
    ],
  },
  {
    title: 'settings.workshopGroup',
    switches: [
      {
        name: 'photoBeforeReady',
        label: 'settings.photoBeforeReady',
        hint: 'settings.photoBeforeReadyHint',
      },
    ],
  },
  {
    title: 'settings.commissionGroup',
    switches: [
      {
        name: 'commissionByDesignation',
        label: 'settings.commissionByDesignation',
        hint: 'settings.commissionByDesignationHint',
      },
      {
        name: 'commissionBeforeTax',
        label: 'settings.commissionBeforeTax',
        hint: 'settings.commissionBeforeTaxHint',
      },
      {
        name: 'commissionOnMoney',
        label: 'settings.commissionOnMoney',
        hint: 'settings.commissionOnMoneyHint',
      },
    ],
  },
];
