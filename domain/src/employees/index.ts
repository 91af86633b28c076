export {
  checkEmployee,
  checkReporting,
  EMPLOYEE_NAME_LENGTH,
  employeeMobile,
  splitName,
  type EmployeeEntries,
} from './employee.ts';
export { matchingEmployees, type EmployeeFilter } from './matching.ts';
