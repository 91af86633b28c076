import { formatRupees, formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { CircleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { AddStage } from './AddStage.tsx';
import { isUnreadable, sumOf, withoutStage, type StageAmounts, type StageChoice } from './amounts.ts';
import { StagePriceRow } from './StagePriceRow.tsx';

interface Props {
  stages: readonly StageChoice[];
  amounts: StageAmounts;
  /** The price that they are part of; null while it is not a valid amount. */
  price: Paise | null;
  mayEdit: boolean;
  /** Why they are invalid. */
  problem: string | undefined;
  onAmounts: (amounts: StageAmounts) => void;
}

/** What each stage is paid of a price, with the remainder updated while typing. */
export function StagePriceRows({ stages, amounts, price, mayEdit, problem, onAmounts }: Props) {
  const id = useId();
  const [begun, setBegun] = useState<string>();
  const part = useRef<HTMLDivElement>(null);
  const priced = stages.filter((stage) => stage.id in amounts);
  const others = stages.filter((stage) => !(stage.id in amounts));
  const sum = sumOf(amounts);
  const message = problem ?? (isUnreadable(amounts) ? formatMessage('designs.priceInvalid') : undefined);
  return (
    <Box ref={part} tabIndex={-1} outline="0">
      {priced.length === 0 ? (
        <Box color="fg.muted" py="2" borderTop="1px solid" borderColor="border">
          {formatMessage(stages.length === 0 ? 'designScreen.noStages' : 'designScreen.noStagePrices')}
        </Box>
      ) : (
        <Box asChild listStyleType="none">
          <ul>
            {priced.map((stage) => (
              <StagePriceRow
                key={stage.id}
                stage={stage.name}
                amount={amounts[stage.id] ?? null}
                begun={begun === stage.id}
                mayEdit={mayEdit}
                describedBy={message === undefined ? undefined : id}
                onAmount={(amount) => onAmounts({ ...amounts, [stage.id]: amount })}
                onRemove={() => {
                  onAmounts(withoutStage(amounts, stage.id));
                  // The remove button disappears with its row, so the focus moves here.
                  part.current?.focus();
                }}
              />
            ))}
          </ul>
        </Box>
      )}
      {message !== undefined && (
        <HStack id={id} role="alert" gap="1.5" align="flex-start" color="due.fg" textStyle="second" py="1">
          <CircleAlert size={16} strokeWidth={2} aria-hidden />
          {message}
        </HStack>
      )}
      <HStack flexWrap="wrap" gap="2" pt="2" borderTop="1px solid" borderColor="border">
        {mayEdit && others.length > 0 && (
          <AddStage
            stages={others}
            onStage={(stage) => {
              setBegun(stage);
              onAmounts({ ...amounts, [stage]: 0 });
            }}
          />
        )}
        <Box flex="1" textAlign="end" color="fg.muted" textStyle="second">
          {formatMessage('designScreen.leftOf', {
            sum: formatRupees(sum),
            price: formatRupees(price ?? 0),
            left: formatRupees(Math.max(0, (price ?? 0) - sum)),
          })}
        </Box>
      </HStack>
    </Box>
  );
}
