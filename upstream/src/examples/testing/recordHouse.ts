import type { Recorder } from './Recorder.ts';

/** Settings, roles with their permissions, and notifications. */
export async function recordHouse(at: Recorder): Promise<void> {
  await recordSettings(at);
  await recordRoles(at);
  await recordNotifications(at);
}

async function recordSettings(at: Recorder): Promise<void> {
  await at.send('tenant.tenantSetting');
  await at.send('tenant.updateTenantSetting', {
    body: { terms_and_conditions: 'Frames are exchanged within 7 days with this bill.' },
  });
  await at.send('tenant.itemsAtShopRate');
  await at.send('tenant.accountDetails', { body: {} });
  await at.send('tenant.addAccountDetails', {
    query: { form_name: 'account_details' },
    body: { form_data: { upi_name: 'Drishti Opticals', upi_id: 'drishti.second@upi' } },
  });
  await at.send('tenant.accountDetails', { body: {} });
  await at.send('tenant.editAccountDetail', {
    body: {
      id: at.at('tenant.accountDetails', 'account_details', 0, 'id'),
      form_data: { upi_name: 'Drishti Opticals', upi_id: 'drishti.opticals@upi' },
    },
  });
  await at.send('tenant.getPrintSetting');
  await at.send('tenant.savePrintSetting', { body: { page_size: 'A5', template: 'PLAIN' } });
  await at.send('tenant.resetPrintSetting', { body: {} });
  await at.send('tenant.saveQrSetting', { body: { size: 120, error_level: 'Q' } });
  await at.send('tenant.resetQrSetting', { body: {} });
}

async function recordRoles(at: Recorder): Promise<void> {
  await at.send('sales.designations');
  await at.send('sales.designationTree');
  const root = at.at('sales.designations', 'data', 0, 'id');
  await at.send('sales.createDesignation', {
    body: { name: 'Trainee', visibility_points: 1, commission_percent: 0, parent_id: root },
  });
  const id = at.at('sales.createDesignation', 'data', 'id');
  await at.send('sales.updateDesignation', {
    params: { id },
    body: { name: 'Trainee', visibility_points: 2, commission_percent: 1 },
  });
  await at.send('sales.moveDesignation', { body: { dragId: id, dropId: null, position: 'inside' } });
  await at.send('sales.rebuildDesignations', { body: {} });
  await at.send('sales.menuList', { body: { type: 'web' } });
  await at.send('sales.getPermissions', { body: { designation_id: id } });
  const menus = [{ menuId: 'customers', permissions: { view: true, create: true } }];
  await at.send('sales.submitPermissions', { body: { designation_id: id, menus } });
  await at.send('sales.updatePermissions', { body: { designation_id: id, menus } });
  await at.send('sales.permissions', { query: { ids: id } });
  await at.send('session.menuPermissions', { body: { designation_id: id } });
  await at.send('sales.deletePermissions', { body: { designation_id: id, menu_ids: ['customers'] } });
  await at.send('sales.deleteDesignation', { params: { id } });
}

async function recordNotifications(at: Recorder): Promise<void> {
  await at.send('notifications.messagingService');
  await at.send('notifications.notifications', { body: { limit: 2 } });
  const params = { id: at.at('notifications.notifications', 'data', 0, 'id') };
  await at.send('notifications.notification', { params });
  await at.send('notifications.unreadCount');
  await at.send('notifications.markNotificationsRead', { body: { ids: params.id } });
  await at.send('notifications.destroyNotification', { params });
  await at.send('notifications.restoreNotification', { params, body: {} });
  await at.send('notifications.syncData', { body: { limit: 2 } });
  await at.send('notifications.events');
}
