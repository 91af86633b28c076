const MB = 1024 * 1024;

/** Limits of spreadsheets that are read (trust 18; spec 1 §5: rows 2 to 1000). */
export const SHEET_LIMITS = {
  /** Size of the file in bytes. */
  file: 5 * MB,
  /** Total size of its parts in bytes, counted while they are inflated. */
  inflated: 50 * MB,
  /** Parts of an .xlsx. */
  parts: 200,
  /** Non-empty rows below the header. */
  rows: 999,
  /** Columns that are read. */
  columns: 100,
  /** Milliseconds from the first byte to the last cell. */
  time: 5_000,
} as const;

export type SheetLimits = Readonly<Record<keyof typeof SHEET_LIMITS, number>>;

const ENDINGS = ['.xlsx', '.xls'];

/** Whether a file has a spreadsheet's name (spec 1 §5: .xls and .xlsx only); its type is decided by its content. */
export function isSheetName(name: string): boolean {
  return ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));
}
