import { type MessageKey, formatMessage, type Step, STEPS } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { ArrowDown, ArrowUp, IndentDecrease, IndentIncrease, Plus, type LucideIcon } from 'lucide-react';

const SHOWN: Readonly<Record<Step, { label: MessageKey; Icon: LucideIcon }>> = {
  up: { label: 'hierarchy.moveUp', Icon: ArrowUp },
  down: { label: 'hierarchy.moveDown', Icon: ArrowDown },
  promote: { label: 'hierarchy.promote', Icon: IndentDecrease },
  demote: { label: 'hierarchy.demote', Icon: IndentIncrease },
};

interface Props {
  /** The possible steps; undefined if it may not be moved. */
  possible: ReadonlySet<Step> | undefined;
  /** Also called for impossible steps, to explain why. */
  onStep: (step: Step) => void;
  onAddChild: (() => void) | undefined;
}

/** Moves by single steps, as an alternative to dragging, and adds a designation below it. */
export function Position({ possible, onStep, onAddChild }: Props) {
  return (
    <Box asChild layerStyle="section" mt="6">
      <section aria-label={formatMessage('hierarchy.position')}>
        <Box textStyle="section" mb="3">
          {formatMessage('hierarchy.position')}
        </Box>
        <Box display="grid" gridTemplateColumns="1fr 1fr" gap="2">
          {possible &&
            STEPS.map((step) => {
              const { label, Icon } = SHOWN[step];
              return (
                <Button
                  key={step}
                  variant="outline"
                  justifyContent="flex-start"
                  aria-disabled={!possible.has(step)}
                  onClick={() => onStep(step)}
                >
                  <Icon strokeWidth={1.75} aria-hidden />
                  {formatMessage(label)}
                </Button>
              );
            })}
          {onAddChild && (
            <Button variant="outline" gridColumn="1 / -1" onClick={onAddChild}>
              <Plus strokeWidth={1.75} aria-hidden />
              {formatMessage('hierarchy.addChild')}
            </Button>
          )}
        </Box>
      </section>
    </Box>
  );
}
