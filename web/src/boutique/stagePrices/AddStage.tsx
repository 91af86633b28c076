import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { StageChoice } from './amounts.ts';

interface Props {
  /** Stages without a price. */
  stages: readonly StageChoice[];
  onStage: (stage: string) => void;
}

/** A menu of the stages that have no price yet, in order; choosing one adds a row. */
export function AddStage({ stages, onStage }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        px="2"
        ms="-2"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Plus strokeWidth={1.75} aria-hidden />
        {formatMessage('designScreen.addStage')}
      </Button>
      <Box
        id={id}
        order="1"
        flex="1 0 100%"
        display={open ? 'flex' : 'none'}
        flexWrap="wrap"
        gap="2"
        hidden={!open}
      >
        {stages.map((stage) => (
          <Button
            key={stage.id}
            variant="outline"
            size="sm"
            onClick={() => {
              setOpen(false);
              onStage(stage.id);
            }}
          >
            {stage.name}
          </Button>
        ))}
      </Box>
    </>
  );
}
