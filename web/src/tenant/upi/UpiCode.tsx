import { QrLook } from '../shopSettings/QrLook.tsx';
import { UpiFigure, type UpiFigureProps } from './UpiFigure.tsx';

interface Props extends Omit<UpiFigureProps, 'look'> {
  /** Global id of the shop, whose appearance settings are used. */
  tenantId: string;
}

/** The QR code that a customer scans, with the shop's appearance. */
export function UpiCode({ tenantId, ...figure }: Props) {
  return <QrLook tenantId={tenantId}>{(look) => <UpiFigure {...figure} look={look} />}</QrLook>;
}
