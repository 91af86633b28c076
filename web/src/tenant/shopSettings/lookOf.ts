import { QR_DEFAULTS, QR_ERROR_LEVELS, type QrSettings } from '@galla/domain';
import { graphql, readInlineData } from 'react-relay';
import type { lookOf_qr$key } from '../../__generated__/lookOf_qr.graphql.ts';

/** The appearance of a code in the domain's format; error levels unknown to this client get the default. */
export function lookOf(qr: lookOf_qr$key): QrSettings {
  const { errorLevel, ...look } = readInlineData(
    graphql`
      fragment lookOf_qr on QrSettings @inline {
        size
        colour
        background
        borderRadius
        borderWidth
        borderColour
        iconSize
        errorLevel
      }
    `,
    qr,
  );
  return {
    size: look.size,
    colour: look.colour,
    background: look.background,
    borderRadius: look.borderRadius,
    borderWidth: look.borderWidth,
    borderColour: look.borderColour,
    iconSize: look.iconSize,
    errorLevel: QR_ERROR_LEVELS.find((level) => level === errorLevel) ?? QR_DEFAULTS.errorLevel,
  };
}
