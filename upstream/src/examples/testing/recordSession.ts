import { DEMO_PIN } from '../../demo/shops/shop.ts';
import { EXAMPLE_SHOPS } from './readShop.ts';
import type { Recorder } from './Recorder.ts';

const WANTED = '9812345670';
const NEW_PIN = '7391';

/** Eleven o'clock on the previous day, near the shop. */
const POINT = {
  id: '01a214e2-c4af-74cd-9730-869cde38df9b',
  latitude: 26.923912,
  longitude: 75.826704,
  created_at: '2026-11-19T05:30:00.000Z',
};

/** People and their sessions; calls that end sessions come last. */
export async function recordSession(at: Recorder): Promise<void> {
  await at.send('session.checkAccess', { body: { menu: 'billing', permission: 'create' } });
  await at.send('session.registerMessaging', { body: { fcm_token: 'a-token-of-the-messaging-service' } });
  await at.send('session.updateProfile', { body: { city: 'Pune', pincode: '411004' } });
  await at.send('session.createHandover');
  await at.send('session.exchangeHandover', { body: { code: at.at('session.createHandover', 'code') } });
  await recordKeys(at);
  await recordLoginNumber(at);
  await recordEmployees(at);
  await at.send('session.oneTimePin', {
    body: { employee_id: at.at('employees.employees', 'data', 0, 'id') },
  });
  await at.send('session.sessions');
  await at.send('session.endSession', { body: { session_id: at.at('session.sessions', 'data', 1, 'id') } });
  await at.send('session.endOtherSessions');
  await at.send('session.changePin', {
    body: { old_password: DEMO_PIN, password: NEW_PIN, password_confirmation: NEW_PIN },
  });
  await at.send('session.logout');
}

async function recordEmployees(at: Recorder): Promise<void> {
  const designation = at.at('employees.employees', 'data', 0, 'designation');
  await at.send('employees.employeeDesignation', { body: { designation_id: designation } });
  await at.send('employees.saveEmployee', {
    body: {
      form_id: 6,
      full_name: 'Kavita Sharma',
      mobile: '7891820354',
      gender: 'Female',
      dateOfJoining: '2026-11-20',
      designation,
    },
  });
  const id = at.at('employees.saveEmployee', 'data', 'id');
  await at.send('employees.editEmployee', { body: { id, status: 0 } });
  await at.send('employees.employeeList');
  await at.send('employees.exportEmployees', { body: { status: 1, search: 'a' } });
  await recordRoute(at);
}

/** Shares a point of the caller's own route. */
async function recordRoute(at: Recorder): Promise<void> {
  const employee_id = at.at('session.me', 'staff_id');
  await at.send('map.saveLocations', { body: { points: [POINT] } });
  await at.send('map.getLocationById', { params: { id: POINT.id } });
  await at.send('map.getEmployeeLocation', { body: { employee_id, date: '2026-11-19' } });
  await at.send('map.employeeRoutes', { query: { ids: employee_id, date: '2026-11-19' } });
}

/** API keys for other programs. */
async function recordKeys(at: Recorder): Promise<void> {
  await at.send('keys.createApiKey', {
    body: { name: 'Web shop', scopes: ['products:view', 'billing:create'], life: 'YEAR_1' },
  });
  await at.send('keys.apiKeys');
  await at.send('keys.revokeApiKey', { params: { id: at.at('keys.createApiKey', 'data', 'id') } });
}

/** An employee requests another login number, and the owner confirms it. */
async function recordLoginNumber(at: Recorder): Promise<void> {
  const owner = at.token;
  const employee = EXAMPLE_SHOPS[0]?.staff[1];
  await at.send('session.login', { body: { mobile: employee?.mobile, password: DEMO_PIN } });
  at.token = at.at('session.login', 'access_token');
  await at.send('session.me');
  await at.send('session.confirmPin', { body: { pin: DEMO_PIN } });
  await at.send('session.updateProfile', { body: { mobile: WANTED } });
  at.token = owner;
  await at.send('billing.approveLimits', { body: { pin: DEMO_PIN } });
  await at.send('session.loginNumbers');
  await at.send('session.confirmLoginNumber', {
    body: { employee_id: at.at('session.me', 'staff_id'), mobile: WANTED },
  });
}
