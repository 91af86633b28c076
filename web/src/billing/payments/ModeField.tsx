import { PAYMENT_MODE_LABELS, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Banknote, CreditCard, Landmark, QrCode, Split, Undo2 } from 'lucide-react';
import { SegmentedChoice } from '../../ui/SegmentedChoice.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { modesOf } from './modesOf.ts';
import type { Tendering } from './tender.ts';

const ICONS = { CASH: Banknote, UPI: QrCode, CARD: CreditCard, BANK: Landmark, CREDIT: Undo2 };

interface Props {
  money: Tendering;
  id?: string;
  /** Whether the payment can be split between modes. */
  splits: boolean;
  icons: boolean;
}

/** The payment mode; required (spec 2 §5). Split combines several modes; a proposal takes no money. */
export function ModeField({ money, id, splits, icons }: Props) {
  const { tender, dispatch, problems } = money;
  const modes = modesOf(money).map((mode) => {
    const Icon = ICONS[mode];
    return {
      value: mode,
      label: formatMessage(PAYMENT_MODE_LABELS[mode]),
      icon: <Icon strokeWidth={1.75} aria-hidden />,
    };
  });
  const split = {
    value: 'SPLIT' as const,
    label: formatMessage('billing.split'),
    icon: <Split strokeWidth={1.75} aria-hidden />,
  };
  const choices = splits ? [...modes, split] : modes;
  return (
    <Labelled label={formatMessage('billing.paymentMode')} required error={problems.mode}>
      <Box id={id} w="full">
        <SegmentedChoice
          value={tender.split == null ? (tender.mode ?? undefined) : 'SPLIT'}
          onValue={(mode) =>
            dispatch(mode === 'SPLIT' ? { type: 'split', parts: [] } : { type: 'mode', mode })
          }
          choices={choices.map(({ icon, ...choice }) => ({
            ...choice,
            ...(icons && choices.length < 4 && { icon }),
          }))}
        />
      </Box>
    </Labelled>
  );
}
