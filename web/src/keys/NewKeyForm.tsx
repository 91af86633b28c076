import {
  checkNewKey,
  KEY_LIVES,
  KEY_NAME_LENGTH,
  formatMessage,
  type Capability,
  type KeyLife,
} from '@galla/domain';
import { Input } from '@chakra-ui/react/input';
import { useFreshPin } from '../session/index.ts';
import { RecordDialogForm } from '../record/RecordDialogForm.tsx';
import type { Ticks } from '../sales/index.ts';
import { FormField } from '../ui/FormField.tsx';
import { formErrors } from '../ui/problems.ts';
import { SegmentedChoice } from '../ui/SegmentedChoice.tsx';
import type { MadeKey } from './MadeKeyDialog.tsx';
import { rulesOf, scopesOfTicks, scopeTickMenus } from './scopeTicks.ts';
import { ScopeTable } from './ScopeTable.tsx';
import { useCreateApiKey } from './useCreateApiKey.ts';

interface Values {
  name: string;
  life: KeyLife;
  scopes: Ticks;
}

const NEW: Values = { name: '', life: 'YEAR_1', scopes: new Map() };

interface Props {
  capabilities: readonly Capability[];
  onMade: (key: MadeKey) => void;
  onCancel: () => void;
}

/** The form of a new key: name, expiry and scopes. Saving asks for the PIN if it was last entered too long ago. */
export function NewKeyForm({ capabilities, onMade, onCancel }: Props) {
  const pin = useFreshPin(formatMessage('keys.pin'));
  const { write, busy, checking } = useCreateApiKey(pin.ask);
  const menus = scopeTickMenus(capabilities);
  const lives = KEY_LIVES.map((life) => ({ value: life, label: formatMessage(`keys.life.${life}`) }));
  return (
    <>
      <RecordDialogForm
        stored={NEW}
        check={({ name, scopes }) =>
          formErrors(checkNewKey({ name, scopes: scopesOfTicks(scopes) }, capabilities))
        }
        save={({ name, life, scopes }, key) => write({ key, name, life, scopes: rulesOf(scopes) })}
        onSaved={({ saved }) => onMade({ name: saved.apiKey.name, secret: saved.secret })}
        submit={formatMessage('keys.create')}
        busy={busy}
        onCancel={onCancel}
        checking={checking}
      >
        {({ values, errors, submitCount, setFieldValue }) => (
          <>
            <FormField
              name="name"
              label={formatMessage('keys.name')}
              hint={formatMessage('keys.nameHint')}
              required
            >
              {(field) => <Input {...field} maxLength={KEY_NAME_LENGTH} autoComplete="off" />}
            </FormField>
            <FormField<KeyLife> name="life" label={formatMessage('keys.life')}>
              {(field, setValue) => (
                <SegmentedChoice choices={lives} value={field.value} onValue={setValue} />
              )}
            </FormField>
            <ScopeTable
              menus={menus}
              ticks={values.scopes}
              error={submitCount > 0 && typeof errors.scopes === 'string' ? errors.scopes : undefined}
              onTicks={(ticks) => void setFieldValue('scopes', ticks)}
            />
          </>
        )}
      </RecordDialogForm>
      {pin.dialog}
    </>
  );
}
