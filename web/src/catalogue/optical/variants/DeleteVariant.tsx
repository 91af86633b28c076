import { formatMessage } from '@galla/domain';
import { ConfirmWrite } from '../../../record/ConfirmWrite.tsx';
import type { ListedVariant } from './listed.ts';
import { useDeleteVariant } from './useDeleteVariant.ts';

interface Props {
  /** Undefined while the dialog is closed. */
  variant: ListedVariant | undefined;
  onEnd: () => void;
}

/** Asks before a variant is deleted; on failure the variant stays. */
export function DeleteVariant({ variant, onEnd }: Props) {
  const { write, busy } = useDeleteVariant();
  return (
    <ConfirmWrite
      open={variant !== undefined}
      title={formatMessage('optical.deleteVariant', { sku: variant?.sku ?? '' })}
      confirm={formatMessage('optical.delete')}
      dangerous
      busy={busy}
      write={(key) => write({ key, variant: variant?.id ?? '' })}
      done={formatMessage('optical.variantDeleted')}
      onEnd={onEnd}
    >
      {formatMessage('optical.deleteVariantExplained')}
    </ConfirmWrite>
  );
}
