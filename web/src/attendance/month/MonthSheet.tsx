import { formatMessage, type Day } from '@galla/domain';
import { ExportButton } from '../../billing/index.ts';

interface Props {
  /** Global id. */
  employee: string;
  /** First day of the month. */
  month: Day;
}

/** The days of a month as a workbook. */
export const MonthSheet = ({ employee, month }: Props) => (
  <ExportButton
    sheet={{
      url: '/attendance/export',
      body: { employee, month },
      name: formatMessage('attendance.file', { month: month.slice(0, 7) }),
    }}
    empty={false}
    says={formatMessage('attendance.sheet')}
    failed="attendance.sheetFailed"
  />
);
