import { paint } from '../colours.ts';
import { circle, path, ring, stroke, twin } from '../svg.ts';

/** Design options of a garment as a tailor sketches them: the outline in ink, the option in colour. */

const { ink, teal } = paint;
const LINE = 10;

/** A bodice with a neckline from the left to the right shoulder. */
const bodice = (neck: string): string =>
  [
    stroke(
      `M182 118 ${neck} L404 172 L372 262 L336 244 L336 408 L176 408 L176 244 L140 262 L108 172 Z`,
      ink,
      LINE,
    ),
    stroke(`M182 118 ${neck}`, teal, LINE + 4),
  ].join('');

/** Necklines by name. */
export const necks = {
  round: bodice('C196 196 316 196 330 118'),
  boat: bodice('C220 146 292 146 330 118'),
  v: bodice('L256 236 L330 118'),
  deepU: bodice('C186 304 326 304 330 118'),
  square: bodice('L190 214 L322 214 L330 118'),
  keyhole: bodice('C196 186 316 186 330 118') + ring(256, 224, 26, teal, LINE),
} as const;

const plain = bodice('C196 196 316 196 330 118');
const seam = (d: string) => stroke(d, teal, LINE);

/** Cuts of a bodice by name. */
export const cuts = {
  simple: plain,
  lined: [plain, twin(seam('M204 260 L204 388'), seam('M232 268 L232 388'))].join(''),
  padded: [plain, twin(seam('M196 300 C212 340 236 340 250 300'))].join(''),
  katori: [plain, twin(ring(218, 300, 30, teal, LINE))].join(''),
  princess: [plain, twin(seam('M176 244 C232 268 236 330 222 408'))].join(''),
} as const;

const sleeved = (d: string): string =>
  [
    stroke('M196 118 C206 176 306 176 316 118 L344 240 L336 408 L176 408 L168 240 Z', ink, LINE),
    twin(seam(d)),
  ].join('');

/** Sleeves by name. */
export const sleeves = {
  none: sleeved('M196 118 L168 210'),
  short: sleeved('M196 118 L120 168 L144 232 L168 216'),
  elbow: sleeved('M196 118 L104 188 L96 286 L146 290 L168 232'),
  full: sleeved('M196 118 L104 188 L76 396 L124 402 L168 232'),
  puff: sleeved('M196 118 C120 104 84 188 128 240 L172 236'),
} as const;

const skirt = (hem: string): string =>
  [
    stroke(`M206 116 L306 116 L420 384 ${hem} L92 384 Z`, ink, LINE),
    stroke(`M420 384 ${hem} L92 384`, teal, LINE),
  ].join('');

/** Skirts by name. */
export const skirts = {
  aLine: skirt('L92 384'),
  scallop: skirt(
    'C400 424 360 424 346 384 C330 424 286 424 270 384 C256 424 206 424 190 384 C176 424 112 424 92 384',
  ),
  flared: skirt('C340 428 172 428 92 384'),
  slit: skirt('L300 384 L276 250 L268 384'),
} as const;

/** Add-ons by name. */
export const extras = {
  tassel: [
    stroke('M256 84 L256 220', ink, LINE),
    circle(256, 236, 24, teal),
    ...[216, 236, 256, 276, 296].map((x) => stroke(`M256 250 L${x} 408`, teal, LINE)),
  ].join(''),
  padding: twin(path('M112 300 C112 180 236 168 240 288 C240 344 128 356 112 300 Z', teal)),
  piping: [
    stroke('M120 140 C150 360 362 360 392 140', ink, LINE),
    stroke('M150 132 C176 316 336 316 362 132', teal, 16),
  ].join(''),
  hooks: [160, 256, 352]
    .map((y) => stroke(`M220 ${y} L276 ${y} C308 ${y} 308 ${y + 40} 276 ${y + 40}`, teal, LINE))
    .join(''),
} as const;
