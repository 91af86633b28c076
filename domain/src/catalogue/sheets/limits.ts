const MB = 1024 * 1024;

/** What a spreadsheet may be that is read (trust 18; spec 1 §5: rows 2 to 1000). */
export const SHEET_LIMITS = {
  /** Bytes of the file. */
  file: 5 * MB,
  /** Bytes of all its parts together, counted while they are inflated. */
  inflated: 50 * MB,
  /** Parts inside an .xlsx. */
  parts: 200,
  /** Rows under the header that hold something. */
  rows: 999,
  /** Columns that are looked at. */
  columns: 100,
  /** Milliseconds from the first byte to the last cell. */
  time: 5_000,
} as const;

export type SheetLimits = Readonly<Record<keyof typeof SHEET_LIMITS, number>>;

const ENDINGS = ['.xlsx', '.xls'];

/** Whether a file is called as a spreadsheet is (spec 1 §5: .xls and .xlsx only); what it is, its content says. */
export function isSheetName(name: string): boolean {
  return ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}
