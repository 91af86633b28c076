import { checkPinChange, formatMessage, type PinChange } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChangePinForm_profile$key } from '../../__generated__/ChangePinForm_profile.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { toast } from '../../app/toast/toast.ts';
import { formErrors } from '../../ui/problems.ts';
import { PinField } from '../PinField.tsx';
import { useChangePin } from './useChangePin.ts';

interface Props {
  profile: ChangePinForm_profile$key;
  /** The current PIN is a one-time PIN, which changes the wording. */
  firstPin?: boolean;
  /** The PIN was changed. */
  onChanged?: () => void;
}

const EMPTY: PinChange = { currentPin: '', newPin: '', confirmation: '' };
const FIELDS = ['currentPin', 'newPin', 'confirmation'] as const;
type Field = (typeof FIELDS)[number];

const LABELS: Record<
  Field,
  { usual: Parameters<typeof formatMessage>[0]; first: Parameters<typeof formatMessage>[0] }
> = {
  currentPin: { usual: 'session.currentPin', first: 'session.oneTimePin' },
  newPin: { usual: 'session.newPin', first: 'session.newPin' },
  confirmation: { usual: 'session.confirmation', first: 'session.confirmation' },
};

/**
 * Changes the user's own PIN: the current one, the new one, and its repetition (spec 1 §5). Without Formik, like the
 * login: a PIN is never stored as a draft, and its boxes emit whole PINs.
 */
export function ChangePinForm({ profile, firstPin = false, onChanged }: Props) {
  const { mobile } = useFragment(
    graphql`
      fragment ChangePinForm_profile on Profile {
        mobile
      }
    `,
    profile,
  );
  const boxes = { currentPin: useBox(), newPin: useBox(), confirmation: useBox() };
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState<string>();
  const { write, busy } = useChangePin();
  // On the first sign-in the form is the only content, so it takes the focus.
  const focus = useEffectEvent(() => {
    if (firstPin) boxes.currentPin.current?.focus();
  });
  useEffect(() => focus(), []);

  const showProblems = (problems: Record<string, string>): void => {
    setErrors(problems);
    const first = FIELDS.find((field) => problems[field] !== undefined);
    if (first) boxes[first].current?.focus();
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setRefusal(undefined);
    const wrong = formErrors(checkPinChange(values, { mobile: mobile ?? '' }));
    showProblems(wrong);
    if (busy || Object.keys(wrong).length > 0) return;
    const outcome = await write(values);
    if (outcome.kind === 'problems') showProblems(outcome.problems);
    else if (outcome.kind === 'failed') setRefusal(failureText(outcome.error, 'session.pinChangeError'));
    else if (outcome.kind !== 'saved') setRefusal(outcome.message);
    else {
      setValues(EMPTY);
      toast.success(outcome.saved.message);
      onChanged?.();
    }
  };

  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      gap="5"
      onSubmit={(event) => void submit(event)}
    >
      {FIELDS.map((field) => (
        <PinField
          key={field}
          label={formatMessage(LABELS[field][firstPin ? 'first' : 'usual'])}
          first={boxes[field]}
          value={values[field]}
          error={errors[field]}
          onValue={(pin) => {
            // Clearing the boxes also fires a change, which must not clear the error.
            if (pin === values[field]) return;
            setErrors({});
            setValues((before) => ({ ...before, [field]: pin }));
          }}
        />
      ))}
      {refusal !== undefined && (
        <Box role="alert" color="due.fg">
          {refusal}
        </Box>
      )}
      <Button
        type="submit"
        alignSelf={{ base: 'stretch', md: 'flex-start' }}
        loading={busy}
        loadingText={formatMessage('shell.saving')}
      >
        {formatMessage(firstPin ? 'session.choosePin' : 'session.changePin')}
      </Button>
    </chakra.form>
  );
}

const useBox = () => useRef<HTMLInputElement>(null);
