import type { Recorder } from './Recorder.ts';

/** Tasks, appointments, and the dashboard's figures. */
export async function recordDay(at: Recorder): Promise<void> {
  await at.send('dashboard.getDashboardData', { body: {} });
  await at.send('dashboard.getempDashboardData', { body: {} });
  await recordCommission(at);
  await at.send('dashboard.dashboardSales', { body: { days: 14 } });
  await at.send('dashboard.dashboardDues', { body: {} });
  await at.send('dashboard.addTask', {
    body: { task_detail: 'Call about the lenses', due_date: '2026-11-24' },
  });
  const task = at.at('dashboard.addTask', 'data', 'id');
  await at.send('dashboard.getTask');
  await at.send('dashboard.markTaskDone', { body: { task_id: task } });
  await at.send('dashboard.deleteTask', { body: { task_ids: [task] } });
  await at.send('calendar.saveAppointment', {
    body: {
      customer_id: at.at('customers.customers', 'data', 0, 'customer_id'),
      date: '2030-11-20 04:30:00 PM',
      looking_for: 'Eye test',
    },
  });
  const id = at.at('calendar.saveAppointment', 'data', 'id');
  await at.send('calendar.getAppointments', { body: { date: '2030-11-01' } });
  await at.send('calendar.updateAppointment', { body: { id, date: '2030-11-21 10:00:00 AM' } });
  await at.send('dashboard.dashboardFollowUps', { body: { days: 14 } });
  await at.send('calendar.deleteAppointment', { body: { id } });
}

/** Earnings of an employee. */
async function recordCommission(at: Recorder): Promise<void> {
  const employee_id = at.at('employees.employees', 'data', 0, 'id');
  await at.send('dashboard.employeeDashboard', { body: { employee_id } });
  await at.send('commission.employeeCommission', { body: { employee_id, limit: 2 } });
  const id = at.at('commission.employeeCommission', 'data', 0, 'doc_id');
  await at.send('commission.employeeComission', { params: { id } });
  await recordSplit(at, id, employee_id);
  await at.send('commission.employeeOrderLocations', { query: { employee_id, ids: id } });
  await at.send('commission.exportCommission', { body: { employee_id } });
  await recordStatements(at, employee_id);
  await at.send('commission.boutiqueDashboard', { query: { employee_id } });
  await at.send('commission.boutiqueEmployeeOrders', { query: { employee_id, limit: 2 } });
}

/** Two employees share what a bill earns, then one has all of it again. */
async function recordSplit(at: Recorder, sale_id: string, employee_id: string): Promise<void> {
  const worker = at.at('employees.employees', 'data', 1, 'id');
  const parts = [
    { employee_id, percent: 60 },
    { employee_id: worker, percent: 40 },
  ];
  await at.send('commission.splitCommission', { body: { sale_id, parts, expected_parts: [] } });
  await at.send('commission.commissionParts', { body: { ids: sale_id } });
}

/** An employee is marked in, times are corrected, and an entry is deleted. */
async function recordAttendance(at: Recorder, employee_id: string): Promise<void> {
  await at.send('attendance.markAttendance', { body: { employee_id, direction: 'IN' } });
  const entry_id = at.at('attendance.markAttendance', 'entry', 'id');
  await at.send('attendance.attendanceDay', { body: {} });
  await at.send('attendance.attendanceMonth', { body: { employee_id } });
  await at.send('attendance.exportAttendance', { body: { employee_id } });
  await at.send('attendance.attendanceEntries', { body: { ids: entry_id } });
  const in_at = at.at('attendance.markAttendance', 'entry', 'in_at');
  await at.send('attendance.correctAttendance', {
    body: { employee_id, entry_id, in_at, out_at: null, reason: 'Came by the back door' },
  });
  await at.send('attendance.deleteAttendance', { body: { entry_id, reason: 'Was not here' } });
}

/** Sales target of an employee. */
async function recordTarget(at: Recorder, employee_id: string): Promise<void> {
  const month = at.at('commission.earningsMonth', 'data', 'month');
  await at.send('commission.setEmployeeTarget', { body: { employee_id, month, amount: '50000.00' } });
  await at.send('commission.employeeTarget', { body: { employee_id } });
  await at.send('commission.targetsThisMonth', { body: { ids: employee_id } });
}

/** A month of an employee: advance, closing, paying and reopening. */
async function recordStatements(at: Recorder, employee_id: string): Promise<void> {
  const advance = { employee_id, amount: '2000.00', payment_mode: 'Cash' };
  await at.send('commission.createEmployeeAdvance', { body: advance });
  const advance_id = at.at('commission.createEmployeeAdvance', 'advance', 'id');
  await at.send('commission.employeeAdvances', { body: { ids: advance_id } });
  await at.send('commission.deleteEmployeeAdvance', { body: { advance_id } });
  await at.send('commission.earningsMonth', { body: { employee_id } });
  await at.send('commission.earningsThisMonth', { body: { ids: employee_id } });
  await recordTarget(at, employee_id);
  await recordAttendance(at, employee_id);
  const month = at.at('commission.earningsMonth', 'data', 'month');
  const expected_payable = at.at('commission.earningsMonth', 'data', 'payable');
  await at.send('commission.closeEarningsMonth', { body: { employee_id, month, expected_payable } });
  const id = at.at('commission.closeEarningsMonth', 'statement', 'id');
  await at.send('commission.earningsStatements', { body: { employee_id, limit: 2 } });
  await at.send('commission.earningsStatementRows', { body: { statement_id: id, limit: 2 } });
  await at.send('commission.payEarningsStatement', { body: { statement_id: id, payment_mode: 'Bank' } });
  await at.send('commission.earningsStatementPdf', { params: { id } });
  await at.send('commission.earningsStatementXlsx', { params: { id } });
  await at.send('commission.reopenEarningsMonth', { body: { statement_id: id } });
}
