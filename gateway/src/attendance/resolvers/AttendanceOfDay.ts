import type { AttendanceOfDayResolvers } from '../../types.generated.ts';

export const AttendanceOfDay: AttendanceOfDayResolvers = {
  employee: ({ employeeId }, _args, { loaders }) => loaders.employees.load(employeeId),
  entries: ({ entries }, _arg, _ctx) => {
    /* AttendanceOfDay.entries resolver is required because AttendanceOfDay.entries and AttendanceOfDayMapper.entries are not compatible */
    return entries;
  },
  forgotten: ({ forgotten }, _arg, _ctx) => {
    /* AttendanceOfDay.forgotten resolver is required because AttendanceOfDay.forgotten and AttendanceOfDayMapper.forgotten are not compatible */
    return forgotten;
  },
};
