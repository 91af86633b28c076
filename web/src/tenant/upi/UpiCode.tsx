import { QrLook } from '../shopSettings/QrLook.tsx';
import { UpiFigure, type UpiFigureProps } from './UpiFigure.tsx';

interface Props extends Omit<UpiFigureProps, 'look'> {
  /** Global id of the shop, whose look the code has. */
  tenantId: string;
}

/** The code that a customer scans, as the shop wants it to look. */
export function UpiCode({ tenantId, ...figure }: Props) {
  return <QrLook tenantId={tenantId}>{(look) => <UpiFigure {...figure} look={look} />}</QrLook>;
}
