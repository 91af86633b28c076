import { formatMessage, type MessageKey } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { CircleAlert, Eye } from 'lucide-react';
import { isPrescribed } from '../prescription/entries.ts';
import { isPrescribedAnew } from './state/edit.ts';
import type { EditedBill } from './useEdit.ts';

/** The effect of this edit on the prescription. */
function becomes({ cart, edit, problems }: EditedBill): MessageKey {
  const before = isPrescribed(edit.seen.cart.prescription);
  if (Object.keys(problems.prescription ?? {}).length > 0) return 'prescription.incomplete';
  if (!isPrescribedAnew(cart, edit.seen.cart))
    return before ? 'prescription.goesAlong' : 'prescription.title';
  if (!before) return 'prescription.added';
  return isPrescribed(cart.prescription) ? 'prescription.changed' : 'prescription.removed';
}

const COLORS: Partial<Record<MessageKey, string>> = {
  'prescription.incomplete': 'due.fg',
  'prescription.goesAlong': 'paid.fg',
  'prescription.title': 'accent.fg',
};

/** Below an optician's lines: the effect on the prescription, and a link to it. */
export function EditedPrescription({ bill, onShow }: { bill: EditedBill; onShow: () => void }) {
  const says = becomes(bill);
  const Icon = says === 'prescription.incomplete' ? CircleAlert : Eye;
  return (
    <Button variant="plain" size="sm" px="0" mt="2" color={COLORS[says] ?? 'part.fg'} onClick={onShow}>
      <Icon strokeWidth={1.75} aria-hidden />
      {formatMessage(says)}
    </Button>
  );
}
