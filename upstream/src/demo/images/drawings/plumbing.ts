import { paint } from '../colours.ts';
import { circle, ellipse, path, rect, ring, stroke, turn, twin } from '../svg.ts';

/** Pipes, taps and fixtures. */

/** Three pipes seen from their ends. */
export const pipes = (colour: string, inside: string): string =>
  turn(
    -20,
    [140, 230, 320].flatMap((y, at) => [
      rect(96, y, 300, 66, colour, 6),
      rect(96, y + 42, 300, 24, '#00000014', 6),
      ellipse(396 - at * 6, y + 33, 20, 33, colour),
      ellipse(396 - at * 6, y + 33, 13, 23, inside),
    ]),
  );

/** A bend that joins two pipes. */
export const elbow = (colour: string, inside: string): string =>
  [
    path(
      'M120 348 L120 260 C120 174 180 120 262 120 L352 120 L352 232 L270 232 C244 232 232 244 232 268 L232 348 Z',
      colour,
    ),
    rect(104, 340, 144, 60, colour, 8),
    rect(344, 104, 60, 144, colour, 8),
    ellipse(176, 400, 60, 16, inside),
    rect(344, 104, 16, 144, '#00000018', 4),
    rect(104, 340, 144, 14, '#00000018', 4),
  ].join('');

export const tap = (metal: string, handle: string): string =>
  [
    rect(76, 196, 84, 116, metal, 10),
    path(
      'M150 216 L316 216 C380 216 410 256 410 316 L410 346 L338 346 L338 316 C338 300 330 292 314 292 L150 292 Z',
      metal,
    ),
    rect(212, 150, 40, 70, metal),
    rect(152, 112, 160, 44, handle, 22),
    rect(328, 340, 92, 20, paint.slate, 6),
    path(
      'M374 378 C392 402 398 412 398 424 C398 438 388 446 374 446 C360 446 350 438 350 424 C350 412 356 402 374 378 Z',
      paint.blue,
    ),
  ].join('');

/** A valve with a hand wheel. */
export const valve = (brass: string, wheel: string): string =>
  [
    rect(64, 270, 384, 92, brass),
    rect(64, 250, 60, 132, brass, 8),
    rect(388, 250, 60, 132, brass, 8),
    path('M188 240 L324 240 L352 400 L160 400 Z', brass),
    rect(238, 160, 36, 90, paint.steel),
    ellipse(256, 152, 118, 32, wheel),
    ellipse(256, 148, 82, 18, '#FFFFFF33'),
  ].join('');

/** A roof tank for water. */
export const waterTank = (body: string, ribs: string): string =>
  [
    rect(196, 72, 120, 34, ribs, 10),
    path('M116 168 C116 120 180 100 256 100 C332 100 396 120 396 168 L396 420 L116 420 Z', body),
    ...[182, 240, 298, 356].map((y) => rect(104, y, 304, 20, ribs, 10)),
  ].join('');

export const shower = (metal: string): string =>
  [
    stroke('M112 420 L112 140 C112 76 220 76 256 108', metal, 22),
    path('M196 176 C196 120 348 120 348 176 L370 210 L174 210 Z', metal),
    ...[200, 240, 280, 320, 350].flatMap((x, at) =>
      [0, 1, 2].map((row) =>
        stroke(`M${x + (at - 2) * row * 5} ${240 + row * 60} l${(at - 2) * 3} 28`, paint.blue, 9),
      ),
    ),
  ].join('');

export const basin = (bowl: string): string =>
  [
    path('M72 236 L440 236 C440 330 390 372 316 376 L196 376 C122 372 72 330 72 236 Z', bowl),
    rect(56, 214, 400, 36, bowl, 14),
    rect(56, 240, 400, 10, '#00000018'),
    rect(214, 376, 84, 62, bowl, 6),
    stroke('M256 212 L256 140 C256 108 306 108 306 140', paint.steel, 18),
    rect(226, 196, 60, 20, paint.steel, 6),
  ].join('');

export const toilet = (bowl: string): string =>
  [
    rect(132, 76, 112, 200, bowl, 14),
    rect(120, 70, 136, 30, paint.steel, 10),
    path(
      'M132 256 L404 256 C404 330 360 352 320 362 L328 428 L176 428 L180 340 C150 330 132 300 132 256 Z',
      bowl,
    ),
    ellipse(288, 256, 124, 26, paint.steel),
    ellipse(288, 252, 92, 15, '#DCEAF4'),
  ].join('');

/** An electric water heater. */
export const geyser = (body: string): string =>
  [
    rect(144, 72, 224, 312, body, 60),
    rect(144, 300, 224, 30, '#00000014'),
    circle(256, 214, 44, paint.steel),
    stroke('M256 214 L280 190', paint.red, 10),
    stroke('M206 384 L206 444', paint.red, 16),
    stroke('M306 384 L306 444', paint.blue, 16),
  ].join('');

/** Tiles with joints. */
export const tiles = (first: string, second: string): string =>
  [
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) =>
        rect(100 + column * 106, 100 + row * 106, 98, 98, (row + column) % 2 ? second : first, 4),
      ),
    ),
    twin(ring(149, 149, 22, '#FFFFFF55', 8)),
  ].join('');
