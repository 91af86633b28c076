import { drawnIcon, QR_DEFAULTS, type QrSettings } from '@galla/domain';
import { chakra } from '@chakra-ui/react/styled-system';
import { IndianRupee } from 'lucide-react';
import { useMemo } from 'react';
import { qrPath } from './qrPath.ts';

interface Props {
  /** The encoded text. */
  text: string;
  /** Accessible name. */
  label: string;
  /** payment: 205 px on the payment screen. large: 250 px in a dialog. set: the size in the shop's settings. */
  size?: 'payment' | 'large' | 'set';
  /** The shop's settings; independent of dark mode, because a camera reads it. */
  look?: QrSettings;
}

const SIZES = { payment: 'sizes.qr.code', large: 'sizes.qr.large', set: 'sizes.qr.set' };

/** The share of the icon's square that the icon itself fills. */
const SIGN = 0.76;

/**
 * A QR code as an SVG path: nothing is fetched or injected. The shop's size scales every usage: 160 is the full
 * size.
 */
export function QrCode({ text, label, size = 'payment', look = QR_DEFAULTS }: Props) {
  const { side, path } = useMemo(() => qrPath(text, look.errorLevel), [text, look.errorLevel]);
  const icon = (drawnIcon(look) / look.size) * side;
  const corner = (side - icon) / 2;
  const sign = icon * SIGN;
  const scale = look.size / QR_DEFAULTS.size;
  return (
    <chakra.figure
      aria-label={label}
      w={`calc({${SIZES[size]}} * var(--qr-scale))`}
      maxW="full"
      style={{ '--qr-scale': scale } as React.CSSProperties}
    >
      <svg viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" aria-hidden>
        <path d={path} fill={look.colour} />
        {icon > 0 && (
          <>
            <rect x={corner} y={corner} width={icon} height={icon} fill={look.background} />
            <IndianRupee
              x={(side - sign) / 2}
              y={(side - sign) / 2}
              width={sign}
              height={sign}
              color={look.colour}
              strokeWidth={2.5}
              shapeRendering="geometricPrecision"
            />
          </>
        )}
      </svg>
    </chakra.figure>
  );
}
