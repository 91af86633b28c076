import { formatRupees, rupeeParts, formatMessage, type Paise } from '@galla/domain';
import { Span, type SpanProps } from '@chakra-ui/react/span';

interface Props extends Omit<SpanProps, 'children'> {
  /** Undefined shows an en dash. */
  amount: Paise | undefined;
  /** For dues: zero shows an en dash, too. */
  dashAtZero?: boolean;
  /** figure: total, payment, strip; with smaller paise and a lighter ₹. row: tables and lists. */
  shape?: 'row' | 'figure';
  /** Replaced or canceled: struck through. */
  struck?: boolean;
}

/**
 * An amount: `−` before the ₹, en-IN grouping, always two paise digits. The ₹ has no line height, so that a fallback
 * font cannot change the row height. Screen readers get it as one word.
 */
export function MoneyText({ amount, dashAtZero = false, shape = 'row', struck = false, ...rest }: Props) {
  if (amount === undefined || (dashAtZero && amount === 0)) {
    return (
      <Span color="fg.subtle" {...rest}>
        <span aria-hidden>–</span>
        <Span srOnly>{formatMessage('shell.none')}</Span>
      </Span>
    );
  }
  const { sign, whole, paise } = rupeeParts(amount);
  const large = shape === 'figure';
  return (
    <Span
      whiteSpace="nowrap"
      {...(struck && { as: 's', textDecoration: 'line-through', color: 'fg.subtle' })}
      {...rest}
    >
      <span aria-hidden>
        {sign && `${sign} `}
        <Span lineHeight="0" fontWeight={large ? 'rupee' : 'normal'} {...(!large && { color: 'fg.subtle' })}>
          ₹
        </Span>
        {whole}
        {large ? (
          <Span fontSize="0.62em" fontWeight="normal" color="fg.muted" letterSpacing="0">
            .{paise}
          </Span>
        ) : (
          `.${paise}`
        )}
      </span>
      <Span srOnly>{formatRupees(amount)}</Span>
    </Span>
  );
}
