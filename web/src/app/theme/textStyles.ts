import { defineTextStyles } from '@chakra-ui/react/styled-system';

const rem = (pixels: number): string => `${pixels / 16}rem`;

/** Font size and line height in pixels, weight, and other properties of the role. */
const role = (size: number, line: number, weight: number, rest: Record<string, string> = {}) => ({
  value: { fontSize: rem(size), lineHeight: rem(line), fontWeight: String(weight), ...rest },
});

const onPhone = (
  phone: readonly [number, number],
  desktop: readonly [number, number],
  weight: number,
  rest: Record<string, string> = {},
) => ({
  value: {
    fontSize: { base: rem(phone[0]), md: rem(desktop[0]) },
    lineHeight: { base: rem(phone[1]), md: rem(desktop[1]) },
    fontWeight: String(weight),
    ...rest,
  },
});

const large = { letterSpacing: '-0.015em', fontStretch: '90%' };

export const textStyles = defineTextStyles({
  total: onPhone([30, 34], [36, 40], 650, large),
  /** The amount to pay, readable from across the counter. */
  payment: onPhone([36, 44], [48, 56], 650, large),
  /** The result shown at the door, readable from two metres. */
  verdict: role(30, 38, 650, large),
  figure: role(26, 32, 620, { fontStretch: '92%' }),
  figureDense: role(22, 28, 620, { fontStretch: '92%' }),
  title: onPhone([18, 24], [20, 26], 650),
  person: role(18, 24, 650),
  section: onPhone([15, 22], [14, 20], 600),
  rowTitle: onPhone([16, 22], [14, 20], 500),
  button: onPhone([16, 22], [14, 20], 600),
  body: role(14, 20, 400),
  /** Field text: 16 px on a phone, because iOS zooms into fields with smaller text. */
  field: onPhone([16, 24], [14, 20], 400),
  label: role(13, 18, 500),
  second: role(13, 18, 400),
  columnHeading: role(12.5, 16, 500),
  tag: role(12.5, 16, 600),
  caption: role(12, 16, 400),
  key: role(11, 16, 500),
  /** Digits to type and check: the mobile number at login. */
  digits: role(18, 24, 450),
  /** The heading and the name above the login's head line. */
  display: onPhone([24, 32], [24, 32], 650),
  brand: onPhone([18, 24], [28, 36], 650),
});
