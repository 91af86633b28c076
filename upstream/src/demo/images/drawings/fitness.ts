import { paint } from '../colours.ts';
import { circle, ellipse, path, rect, ring, stroke, turn, twin } from '../svg.ts';

/** Gym equipment. */

export const dumbbell = (weight: string, bar: string): string =>
  turn(-28, [
    rect(150, 240, 212, 32, bar, 10),
    twin(
      rect(104, 176, 54, 160, weight, 16),
      rect(68, 202, 40, 108, weight, 12),
      rect(48, 236, 22, 40, bar, 8),
    ),
  ]);

export const barbell = (plate: string, bar: string): string =>
  [
    rect(36, 246, 440, 20, bar, 10),
    twin(
      rect(108, 140, 38, 232, plate, 12),
      rect(76, 170, 28, 172, '#00000033', 10),
      rect(76, 170, 28, 172, plate, 10),
      rect(52, 208, 22, 96, paint.steel, 8),
    ),
  ].join('');

export const weightPlate = (rim: string, hub: string): string =>
  [
    circle(256, 256, 172, rim),
    ring(256, 256, 132, '#FFFFFF33', 12),
    circle(256, 256, 76, hub),
    circle(256, 256, 28, paint.cream),
  ].join('');

export const kettlebell = (body: string, band: string): string =>
  [
    path(
      'M172 232 C140 100 200 72 256 72 C312 72 372 100 340 232 L292 220 C306 140 292 124 256 124 C220 124 206 140 220 220 Z',
      body,
    ),
    circle(256, 316, 124, body),
    rect(168, 420, 176, 20, body, 6),
    circle(256, 316, 60, band),
  ].join('');

export const skippingRope = (rope: string, handle: string): string =>
  [
    stroke('M150 180 C60 420 450 420 362 180', rope, 13),
    turn(14, [rect(130, 76, 40, 120, handle, 16)], 150, 136),
    turn(-14, [rect(342, 76, 40, 120, handle, 16)], 362, 136),
  ].join('');

export const yogaMat = (outside: string, inside: string): string =>
  [
    path('M150 120 L372 120 L430 404 L208 404 Z', inside),
    rect(92, 312, 128, 92, '#00000000'),
    rect(118, 92, 76, 328, outside, 36),
    ellipse(156, 410, 38, 16, inside),
    ring(156, 410, 16, outside, 6),
  ].join('');

export const band = (first: string, second: string): string =>
  [
    stroke('M120 200 C120 90 392 90 392 200 C392 310 120 310 120 200 Z', first, 34),
    stroke('M140 330 C140 250 372 250 372 330 C372 410 140 410 140 330 Z', second, 34),
  ].join('');

export const foamRoller = (body: string, core: string): string =>
  turn(-24, [
    rect(96, 176, 300, 160, body),
    ellipse(96, 256, 40, 80, body),
    ellipse(396, 256, 40, 80, core),
    ellipse(396, 256, 18, 36, paint.ink),
    ...[150, 210, 270, 330].map((x) => rect(x, 176, 14, 160, '#00000022')),
  ]);

/** A glove for lifting. */
export const liftingGlove = (body: string, strap: string): string =>
  [
    path(
      'M150 356 L146 190 L150 130 C156 104 196 104 202 130 L206 150 L212 118 C218 94 256 94 262 118 L264 146 L272 124 C280 100 318 104 320 132 L320 160 C332 138 364 146 364 172 L360 356 Z',
      body,
    ),
    path('M362 228 C404 216 436 240 424 268 L362 330 Z', body),
    rect(138, 340, 236, 72, strap, 14),
    stroke('M176 190 L342 190', '#FFFFFF44', 12),
  ].join('');

export const belt = (leather: string, buckle: string): string =>
  [
    ellipse(256, 250, 176, 104, leather),
    ellipse(256, 226, 138, 66, '#00000055'),
    rect(196, 268, 120, 92, leather),
    rect(196, 268, 120, 92, buckle, 10),
    rect(218, 290, 76, 48, leather, 6),
    rect(250, 286, 12, 56, paint.steel),
  ].join('');

export const shaker = (body: string, lid: string): string =>
  [
    path('M160 164 L352 164 L328 436 L184 436 Z', body),
    rect(146, 110, 220, 62, lid, 14),
    rect(180, 76, 76, 44, lid, 12),
    stroke('M346 110 C346 66 300 66 300 96', lid, 14),
    stroke('M292 240 L322 240 M292 284 L318 284 M292 328 L314 328 M292 372 L310 372', '#FFFFFF88', 8),
    path('M172 300 L340 300 L328 436 L184 436 Z', '#00000018'),
  ].join('');

export const boxingGlove = (glove: string, cuff: string): string =>
  turn(12, [
    path('M160 340 L144 200 C140 112 220 76 292 88 C360 98 396 150 384 232 L364 340 Z', glove),
    path('M170 268 C92 268 92 172 160 170 L228 182 C252 206 244 262 170 268 Z', glove),
    stroke('M150 180 C200 172 232 188 238 206 C238 246 206 268 170 268', '#00000033', 9),
    rect(166, 332, 194, 88, cuff, 14),
    stroke('M196 376 L330 376', paint.red, 12),
  ]);

/** A bathroom scale. */
export const scale = (body: string, dial: string): string =>
  [
    rect(92, 100, 328, 312, body, 52),
    path('M176 212 C196 130 316 130 336 212 Z', dial),
    stroke('M256 206 L286 164', paint.red, 10),
    rect(140, 252, 100, 110, '#00000014', 20),
    rect(272, 252, 100, 110, '#00000014', 20),
  ].join('');

/** A member's card with a dumbbell on it. */
export const memberCard = (card: string, stripe: string): string =>
  [
    rect(66, 132, 380, 248, '#00000018', 24),
    rect(66, 124, 380, 248, card, 24),
    rect(66, 174, 380, 44, stripe),
    `<g transform="translate(210 190) scale(0.42)">${dumbbell(paint.white, paint.white)}</g>`,
    stroke('M104 268 L216 268 M104 308 L180 308', '#FFFFFFAA', 14),
  ].join('');

/** A plan on a clipboard. */
export const plan = (board: string, tick: string): string =>
  [
    rect(120, 84, 272, 356, board, 20),
    rect(146, 124, 220, 290, paint.white, 8),
    rect(200, 64, 112, 56, paint.steel, 14),
    ...[178, 242, 306, 370].flatMap((y) => [
      stroke(`M168 ${y} l14 16 l26 -32`, tick, 11),
      stroke(`M232 ${y} L338 ${y}`, paint.silver, 14),
    ]),
  ].join('');

/** Three lockers. */
export const locker = (door: string, line: string): string =>
  [
    ...[96, 208, 320].flatMap((x) => [
      rect(x, 76, 100, 352, door, 6),
      stroke(
        `M${x + 26} 116 L${x + 74} 116 M${x + 26} 140 L${x + 74} 140 M${x + 26} 164 L${x + 74} 164`,
        line,
        8,
      ),
      circle(x + 82, 262, 9, paint.ink),
    ]),
    rect(84, 428, 348, 14, paint.slate),
  ].join('');
