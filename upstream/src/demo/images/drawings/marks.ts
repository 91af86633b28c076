import { paint } from '../colours.ts';
import { circle, ellipse, path, rect, stroke, turn } from '../svg.ts';

/** Marks for the middle of a label, about 100 units wide, centred at (256, 262) unless moved. */

/** An ear of grain. */
export const grain = (colour: string): string =>
  [
    stroke('M256 330 L256 200', colour, 8),
    ...[222, 252, 282].flatMap((y) => [
      turn(35, [ellipse(280, y, 12, 25, colour)], 280, y),
      turn(-35, [ellipse(232, y, 12, 25, colour)], 232, y),
    ]),
  ].join('');

/** Two leaves on a stalk. */
export const leaves = (colour: string): string =>
  [
    path('M256 318 C256 250 290 208 330 200 C332 256 306 300 256 318 Z', colour),
    path('M256 318 C256 268 232 238 190 228 C188 278 210 308 256 318 Z', colour),
  ].join('');

export const drop = (colour: string): string =>
  path(
    'M256 196 C292 246 308 268 308 292 C308 322 284 342 256 342 C228 342 204 322 204 292 C204 268 220 246 256 196 Z',
    colour,
  );

/** A heap of pulses or sugar. */
export const heap = (colour: string, speck: string): string =>
  [
    path('M184 328 C196 262 232 222 256 222 C280 222 316 262 328 328 Z', colour),
    ...[236, 262, 290, 220, 276, 306].map((x, at) => circle(x, 262 + (at % 3) * 22, 7, speck)),
  ].join('');

export const chilli = (colour: string): string =>
  [
    path('M206 214 C250 206 302 238 318 322 C272 316 216 286 206 214 Z', colour),
    stroke('M206 214 C196 206 194 196 198 186', paint.leaf, 10),
  ].join('');

export const sun = (colour: string): string =>
  [
    circle(256, 262, 38, colour),
    ...Array.from({ length: 8 }, (_, at) => turn(at * 45, [rect(249, 186, 14, 28, colour, 7)], 256, 262)),
  ].join('');

export const fruit = (flesh: string, leaf: string): string =>
  [
    circle(256, 276, 54, flesh),
    path('M256 226 C262 200 282 190 306 192 C304 216 284 230 256 226 Z', leaf),
    circle(238, 262, 10, '#FFFFFF55'),
  ].join('');

export const star = (colour: string): string =>
  path('M256 196 L276 240 L324 246 L288 278 L298 326 L256 302 L214 326 L224 278 L188 246 L236 240 Z', colour);

export const bolt = (colour: string): string =>
  path('M272 188 L208 276 L250 276 L238 340 L306 248 L262 248 Z', colour);

export const bean = (colour: string): string =>
  turn(
    25,
    [ellipse(256, 262, 40, 58, colour), stroke('M256 206 C240 240 272 284 256 318', '#00000044', 8)],
    256,
    262,
  );

/** A round biscuit with holes. */
export const biscuit = (colour: string): string =>
  [
    circle(256, 256, 46, colour),
    ...[0, 72, 144, 216, 288].map((angle) => turn(angle, [circle(256, 230, 6, '#00000044')], 256, 256)),
    circle(256, 256, 6, '#00000044'),
  ].join('');

/** Waves, for noodles and detergents. */
export const waves = (colour: string): string =>
  stroke(
    'M196 238 q15 -22 30 0 t30 0 t30 0 t30 0 M196 270 q15 -22 30 0 t30 0 t30 0 t30 0 M196 302 q15 -22 30 0 t30 0 t30 0 t30 0',
    colour,
    10,
  );
