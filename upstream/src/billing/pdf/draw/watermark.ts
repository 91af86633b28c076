import { PALE, type Sheet } from '../../../paper/sheet.ts';

/** Maximum font size, and the share of the page's diagonal that it may take. */
const MOST = 130;
const SHARE = 0.7;

/** Text across the page from the lower left, drawn before anything else. */
export function drawWatermark(sheet: Sheet, text: string): void {
  if (text === '') return;
  const { width, height } = sheet.page;
  const across = sheet.width(text, { size: 1, weight: 600 });
  const size = Math.min(MOST, (Math.hypot(width, height) * SHARE) / Math.max(across, 1));
  const angle = (Math.atan2(height, width) * 180) / Math.PI;
  sheet.turned(-angle, width / 2, height / 2, () =>
    sheet.write(text, width / 2, height / 2, { size, weight: 600, colour: PALE }, 'centre'),
  );
}
