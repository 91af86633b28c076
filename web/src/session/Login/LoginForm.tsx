import { checkMobile, checkPin, formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { rememberedMobile, rememberMobile, takeOrigin } from '../../app/session/store.ts';
import { toast } from '../../app/toast/toast.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { formErrors } from '../../ui/problems.ts';
import { PinField } from '../PinField.tsx';
import { ForgotPin } from './ForgotPin.tsx';
import { tenDigits } from './tenDigits.ts';
import { useLogin, type Credentials } from './useLogin.ts';

/**
 * Mobile number and PIN; problems are shown at their fields. Without Formik, unlike all other forms: for two fields
 * it would be 5 % of the first screen's code.
 */
export function LoginForm() {
  const mobile = useRef<HTMLInputElement>(null);
  const firstDigit = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { login, busy } = useLogin();
  const [known] = useState(rememberedMobile);
  const [values, setValues] = useState<Credentials>({ mobile: known, pin: '' });
  useEffect(() => (known === '' ? mobile : firstDigit).current?.focus(), [known]);
  const [errors, setErrors] = useState<Record<string, string>>({});

  const change = (field: keyof Credentials, value: string): void => {
    // Clearing the PIN after a refusal also fires a change, which must not clear the message.
    if (value === values[field]) return;
    setErrors({});
    setValues({ ...values, [field]: value });
  };
  const refuse = (field: keyof Credentials, message: string): void => {
    toast.error(formatMessage('session.loginFailed'));
    setValues({ ...values, pin: '' });
    setErrors({ [field]: message });
    (field === 'pin' ? firstDigit : mobile).current?.focus();
  };
  const submit = async (): Promise<void> => {
    const wrong = formErrors([checkMobile(values.mobile), checkPin(values.pin)]);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) {
      (wrong['mobile'] === undefined ? firstDigit : mobile).current?.focus();
      return;
    }
    const outcome = await login(values);
    if ('problem' in outcome) {
      refuse(outcome.problem.field, outcome.problem.message);
      return;
    }
    rememberMobile(values.mobile);
    toast.clear();
    toast.success(formatMessage('session.loginSuccessful'));
    await navigate(outcome.mustChangePin ? '/choose-pin' : takeOrigin(), { replace: true });
  };

  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      flex={{ base: '1', md: 'none' }}
      gap="5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <Labelled label={formatMessage('session.mobile')} error={errors['mobile']}>
        <InputGroup startElement="+91" startElementProps={{ color: 'fg.subtle', textStyle: 'digits' }}>
          <Input
            ref={mobile}
            size="lg"
            ps="14"
            textStyle="digits"
            name="mobile"
            type="tel"
            inputMode="numeric"
            autoComplete="username"
            value={values.mobile}
            onChange={(event) => change('mobile', tenDigits(event.target.value))}
          />
        </InputGroup>
      </Labelled>
      <PinField
        label={formatMessage('session.pin')}
        first={firstDigit}
        value={values.pin}
        error={errors['pin']}
        onValue={(pin) => change('pin', pin)}
      />
      <ForgotPin />
      <Button
        type="submit"
        size="lg"
        w="full"
        mt={{ base: 'auto', md: '1' }}
        loading={busy}
        loadingText={formatMessage('session.login')}
      >
        {formatMessage('session.login')}
        <Kbd keys={['Enter']} />
      </Button>
    </chakra.form>
  );
}
