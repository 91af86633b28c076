import { formatMessage, type MessageKey } from '../messages/formatMessage.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { parseColour, readability } from './colours.ts';

/** Share of a code that may be covered or damaged: 7, 15, 25, 30 per cent (ISO/IEC 18004). */
export const QR_ERROR_LEVELS = ['L', 'M', 'Q', 'H'] as const;
export type QrErrorLevel = (typeof QR_ERROR_LEVELS)[number];

/** Appearance of the shop's QR codes (spec 1 §3). Lengths are pixels of a code of `size`; colours are "#RRGGBB". */
export interface QrSettings {
  size: number;
  colour: string;
  background: string;
  borderRadius: number;
  borderWidth: number;
  borderColour: string;
  /** 0 for no icon. */
  iconSize: number;
  errorLevel: QrErrorLevel;
}

/** Sizes, radius, width, icon and level as documented (spec 1 §9); black on white, which every camera reads. */
export const QR_DEFAULTS: QrSettings = {
  size: 160,
  colour: '#000000',
  background: '#FFFFFF',
  borderRadius: 8,
  borderWidth: 2,
  borderColour: '#DAE1E3',
  iconSize: 40,
  errorLevel: 'H',
};

/** Range of each length: the size as documented (spec 1 §5), the others such that the code stays readable. */
export const QR_LIMITS = {
  size: { min: 98, max: 160 },
  borderRadius: { min: 0, max: 24 },
  borderWidth: { min: 0, max: 8 },
  iconSize: { min: 0, max: 48 },
} as const;

type Length = keyof typeof QR_LIMITS;
type Colour = 'colour' | 'background' | 'borderColour';

const LENGTHS = Object.keys(QR_LIMITS) as Length[];
const COLOURS: readonly Colour[] = ['colour', 'background', 'borderColour'];
const LABELS: Record<Length, MessageKey> = {
  size: 'settings.qrSize',
  borderRadius: 'settings.qrBorderRadius',
  borderWidth: 'settings.qrBorderWidth',
  iconSize: 'settings.qrIconSize',
};

/** All problems with a code's appearance; one that no camera could read is refused. */
export function checkQrSettings(qr: QrSettings): Problem[] {
  const areColours = parseColour(qr.colour) && parseColour(qr.background);
  return [
    ...LENGTHS.map((name) => checkLength(name, qr[name])),
    ...COLOURS.map((name) => checkColour(name, qr[name])),
    areColours && readability(qr.colour, qr.background) === 'NONE'
      ? problem('colour', 'INVALID_INPUT', 'settings.qrUnreadable')
      : undefined,
  ].filter((one) => one !== undefined);
}

function checkLength(name: Length, value: number): Problem | undefined {
  const { min, max } = QR_LIMITS[name];
  if (Number.isInteger(value) && value >= min && value <= max) return undefined;
  return problem(name, 'INVALID_INPUT', 'settings.qrOutside', {
    label: formatMessage(LABELS[name]),
    min,
    max,
  });
}

function checkColour(name: Colour, value: string): Problem | undefined {
  return parseColour(value) ? undefined : problem(name, 'INVALID_INPUT', 'settings.qrColourInvalid');
}

/** The widest icon, as a share of the code's side: it covers at most half of what the error level can restore. */
const ICON_SHARE: Record<QrErrorLevel, number> = { L: 0.18, M: 0.27, Q: 0.35, H: 0.38 };

/** The icon's side as drawn: never large enough to make the code unreadable. */
export function drawnIcon({ size, iconSize, errorLevel }: QrSettings): number {
  return Math.min(iconSize, Math.floor(size * ICON_SHARE[errorLevel]));
}
