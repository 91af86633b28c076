import { say } from '@galla/domain';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ListedVariant } from './listed.ts';
import { useDeleteVariant } from './useDeleteVariant.ts';

interface Props {
  /** Undefined while nothing is asked. */
  variant: ListedVariant | undefined;
  onEnd: () => void;
}

/** Asks before a variant is deleted; a failure is told and the variant stays. */
export function DeleteVariant({ variant, onEnd }: Props) {
  const { write, busy } = useDeleteVariant();
  const confirm = async (id: string): Promise<void> => {
    const outcome = await write({ key: newKey(), variant: id });
    if (outcome.kind === 'saved') toast.done(say('optical.variantDeleted'));
    else toast.failed(outcome.message);
    onEnd();
  };
  return (
    <ConfirmDialog
      open={variant !== undefined}
      title={say('optical.deleteVariant', { sku: variant?.sku ?? '' })}
      confirm={say('optical.delete')}
      dangerous
      busy={busy}
      onConfirm={() => variant && void confirm(variant.id)}
      onCancel={onEnd}
    >
      {say('optical.deleteVariantExplained')}
    </ConfirmDialog>
  );
}
