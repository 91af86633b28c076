const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WRITTEN = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/. ](\d{4})$/i;

/**
 * A day in Indian notation, the day first: "15/08/1990" and "15-Aug-1990" become "1990-08-15". Other text is
 * returned unchanged.
 */
export function plainDay(text: string): string {
  const [, day = '', month = '', year = ''] = WRITTEN.exec(text.trim()) ?? [];
  if (year === '') return text;
  const named = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const number = /^\d/.test(month) ? Number(month) : named;
  return number === 0 ? text : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
