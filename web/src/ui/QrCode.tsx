import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { qrPath } from './qrPath.ts';

interface Props {
  /** What a camera reads. */
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
  /** payment: 205 px on the payment screen. large: 250 px in a dialog. */
  size?: 'payment' | 'large';
}

const SIZES = { payment: 'qr.code', large: 'qr.large' };

/** A QR code, black on white in dark colours too, drawn as a path: nothing is fetched and nothing is injected. */
export function QrCode({ text, label, size = 'payment' }: Props) {
  const { side, path } = useMemo(() => qrPath(text), [text]);
  return (
    <chakra.figure aria-label={label} boxSize={SIZES[size]} maxW="full" color="code.fg">
      <svg viewBox={`0 0 ${side} ${side}`} shapeRendering="crispEdges" aria-hidden>
        <path d={path} fill="currentColor" />
      </svg>
    </chakra.figure>
  );
}
