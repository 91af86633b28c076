import { defineTokens } from '@chakra-ui/react/styled-system';

const px = (pixels: number) => ({ value: `${pixels / 16}rem` });

/** The 4 px grid; keys are Chakra's, so `p="4"` is 16 px. */
const spacing = {
  0.5: px(2),
  1: px(4),
  1.5: px(6),
  2: px(8),
  2.5: px(10),
  3: px(12),
  3.5: px(14),
  4: px(16),
  5: px(20),
  6: px(24),
  7: px(28),
  8: px(32),
  9: px(36),
  10: px(40),
  12: px(48),
  14: px(56),
  16: px(64),
  20: px(80),
  24: px(96),
};

export const tokens = defineTokens({
  fonts: {
    body: { value: "'Galla Sans', 'Noto Sans', system-ui, sans-serif" },
    heading: { value: "'Galla Sans', 'Noto Sans', system-ui, sans-serif" },
  },
  fontWeights: {
    normal: { value: 400 },
    rupee: { value: 450 },
    medium: { value: 500 },
    semibold: { value: 600 },
    figure: { value: 620 },
    bold: { value: 650 },
  },
  spacing,
  sizes: {
    ...spacing,
    // Widths of selects and fields in rows of filters, heights of large buttons; the keys are Chakra's.
    18: px(72),
    32: px(128),
    36: px(144),
    40: px(160),
    44: px(176),
    56: px(224),
    72: px(288),
    full: { value: '100%' },
    '1/4': { value: '25%' },
    '1/3': { value: '33.33%' },
    '2/5': { value: '40%' },
    '1/2': { value: '50%' },
    screen: { value: '100dvh' },
    /** Heights of buttons and fields. */
    control: { DEFAULT: px(40), sm: px(32), lg: px(48), touch: px(44), pin: px(56) },
    row: {
      DEFAULT: px(44),
      tall: px(50),
      bulk: px(60),
      list: px(66),
      roomy: px(80),
      cart: px(56),
      person: px(44),
    },
    /** A scrolling panel within a page. */
    panel: px(400),
    /** A panel with a search field above it. */
    picker: px(496),
    /** The item list of an order, beside the selected item. */
    items: px(252),
    /** "Visited 2 months ago" with its icon. */
    when: px(192),
    header: px(56),
    sidebar: px(208),
    rail: px(56),
    sheet: px(370),
    /** The previews of a counter printer's slips, 80 and 58 mm wide. */
    slip: { DEFAULT: px(302), narrow: px(219) },
    /** Maximum width of running text. */
    reading: px(640),
    dialog: { DEFAULT: px(440), lg: px(640), customer: px(480) },
    /** Widths of the money column, by screen. */
    column: {
      cart: px(492),
      payment: px(440),
      drawer: px(448),
      summary: px(332),
      selection: px(372),
      roles: px(276),
      /** A row header, ten columns and their sum. */
      matrix: px(960),
    },
    icon: { sm: px(16), DEFAULT: px(18), lg: px(22), xl: px(24) },
    /** Columns whose width must not depend on their content: picture, figure, amount, actions. */
    cell: {
      tick: px(92),
      picture: px(60),
      rate: px(70),
      figure: px(116),
      status: px(132),
      amount: px(140),
      money: px(122),
      add: px(128),
      act: px(146),
      /** An editable order status. */
      state: px(176),
    },
    coin: px(14),
    avatar: { DEFAULT: px(32), sm: px(24), lg: px(96) },
    /** The frame for cropping a picture. */
    crop: px(280),
    tag: px(22),
    tick: px(18),
    stepper: { DEFAULT: px(98), touch: px(122) },
    qr: { DEFAULT: px(248), code: px(205), large: px(250), set: px(160) },
    toast: { DEFAULT: px(20), phone: px(136) },
    mark: { menu: px(28), login: px(44) },
    /** The middle of the payment screen: the line above the QR code. */
    scan: px(392),
    progress: px(3),
    /** The login: width of the form; height above the head line on desktops and phones. */
    login: { form: px(336), above: px(200), abovePhone: px(68) },
    menu: px(200),
    /** The popover of a card: its stage prices. */
    popover: px(352),
    /** Skeleton of a design card. */
    tile: px(152),
    /** Skeleton of a pattern card. */
    card: px(320),
    /** The area of the colour picker. */
    colours: px(160),
  },
  radii: {
    l1: px(3),
    l2: px(4),
    float: px(6),
    l3: px(8),
    full: { value: '9999px' },
  },
  durations: { fast: { value: '120ms' }, slow: { value: '180ms' } },
  easings: { out: { value: 'cubic-bezier(0, 0, 0.2, 1)' } },
  zIndex: {
    sticky: { value: 10 },
    bar: { value: 20 },
    skip: { value: 30 },
    overlay: { value: 100 },
    toast: { value: 200 },
  },
  cursor: { button: { value: 'pointer' }, disabled: { value: 'not-allowed' } },
});
