import { checkTask, formatMessage, TASK_LENGTH } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { newKey } from '../../../app/key.ts';
import { toast } from '../../../app/toast/toast.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { useCreateTask } from './useTasks.ts';

/** A field for a new task and, once it has text, a due date. */
export function AddTask() {
  const { today } = useShopClock();
  const { write } = useCreateTask();
  const [detail, setDetail] = useState('');
  const [due, setDue] = useState<string>();
  const [problem, setProblem] = useState<string>();
  /** The task whose request got no response. */
  const [lost, setLost] = useState<{ detail: string; dueDate: string; key: string }>();
  const problemId = useId();
  const dueDate = due ?? today;

  const add = async (): Promise<void> => {
    const [wrong] = checkTask({ detail, due: dueDate });
    setProblem(wrong?.message);
    if (wrong) return;
    const typed = detail;
    setDetail('');
    setDue(undefined);
    // A retry with unchanged values reuses the key, because the first request may have been saved.
    const again = lost?.detail === typed && lost.dueDate === dueDate;
    const key = again ? lost.key : newKey();
    const outcome = await write({ key, detail: typed.trim(), dueDate });
    setLost(outcome.kind === 'failed' ? { detail: typed, dueDate, key } : undefined);
    if (outcome.kind === 'saved') return;
    // Restores the typed values unless the user has started the next task.
    setDetail((now) => (now === '' ? typed : now));
    setDue((now) => now ?? dueDate);
    if (outcome.kind === 'problems') setProblem(outcome.message);
    else toast.error(outcome.message);
  };
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <HStack gap="2">
        <Input
          aria-label={formatMessage('tasks.add')}
          placeholder={formatMessage('tasks.add')}
          autoComplete="off"
          value={detail}
          maxLength={TASK_LENGTH * 2}
          aria-invalid={problem !== undefined}
          {...(problem !== undefined && { 'aria-describedby': problemId })}
          onChange={(event) => {
            setDetail(event.target.value);
            setProblem(undefined);
          }}
        />
        <Button
          type="submit"
          variant="outline"
          px="0"
          minW="control"
          aria-label={formatMessage('tasks.addButton')}
        >
          <Plus strokeWidth={1.75} aria-hidden />
        </Button>
      </HStack>
      {problem !== undefined && (
        <Box id={problemId} role="alert" textStyle="second" color="due.fg" mt="1">
          {problem}
        </Box>
      )}
      {detail !== '' && (
        <HStack mt="2" gap="2">
          <Box color="fg.muted" flexShrink="0">
            {formatMessage('tasks.due')}
          </Box>
          <DateField aria-label={formatMessage('tasks.due')} value={dueDate} onValue={setDue} min={today} />
          <Box textStyle="caption" color="fg.subtle" flexShrink="0" aria-hidden>
            {Array.from(detail).length}/{TASK_LENGTH}
          </Box>
        </HStack>
      )}
    </chakra.form>
  );
}
