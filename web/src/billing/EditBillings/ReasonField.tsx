import { formatMessage, MAX_REASON } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Labelled } from '../../ui/Labelled.tsx';
import { useFieldContext } from '../../ui/useFieldContext.ts';
import { REASON_ID } from '../cart/elements.ts';
import type { EditedBill } from './useEdit.ts';

const REASONS = ['billing.reasonCustomer', 'billing.reasonQuantity', 'billing.reasonPrice'] as const;

const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: { base: 'control.touch', md: '8' },
    px: '2',
    whiteSpace: 'nowrap',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg',
    cursor: 'button',
    '&:has(:checked)': {
      bg: 'accent.subtle',
      color: 'accent.fg',
      fontWeight: 'semibold',
      boxShadow: 'inset 0 0 0 2px {colors.accent.solid}',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '2px' },
  },
});

/** The reason for changing an issued invoice, stored in its trail. Other opens a text field. */
export function ReasonField({ bill }: { bill: EditedBill }) {
  const { reason } = bill.edit;
  const error = bill.problems.reason;
  return (
    <Box id={REASON_ID} display="grid" gap="1">
      <Labelled label={formatMessage('billing.why')} required error={reason.other ? undefined : error}>
        <Choices bill={bill} />
      </Labelled>
      {reason.other && (
        <Labelled label={formatMessage('billing.reasonText')} required error={error}>
          <Input
            value={reason.text}
            maxLength={MAX_REASON}
            onChange={(event) =>
              bill.dispatch({ type: 'reason', reason: { ...reason, text: event.target.value } })
            }
          />
        </Labelled>
      )}
    </Box>
  );
}

function Choices({ bill }: { bill: EditedBill }) {
  const { edit, dispatch } = bill;
  const { reason } = edit;
  const name = useId();
  const field = useFieldContext();
  const other = formatMessage('billing.reasonOther');
  return (
    <Box
      role="radiogroup"
      {...field.labelledBy}
      {...field.describedBy}
      aria-invalid={field.invalid}
      display="flex"
      flexWrap="wrap"
      // Kept to one row, because the lines above need the height.
      gap={{ base: '2', md: '1.5' }}
    >
      {REASONS.map((key) => {
        const text = formatMessage(key);
        return (
          <Choice key={key}>
            <chakra.input
              type="radio"
              name={name}
              srOnly
              checked={!reason.other && reason.chosen === text}
              onChange={() => dispatch({ type: 'reason', reason: { ...reason, chosen: text, other: false } })}
            />
            {text}
          </Choice>
        );
      })}
      <Choice border={{ md: '0' }} bg={{ md: 'transparent' }} color={{ md: 'accent.fg' }}>
        <chakra.input
          type="radio"
          name={name}
          srOnly
          checked={reason.other}
          onChange={() => dispatch({ type: 'reason', reason: { ...reason, other: true } })}
        />
        {other}
      </Choice>
    </Box>
  );
}
