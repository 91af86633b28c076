import { paint } from '../colours.ts';
import { circle, ellipse, path, rect, stroke, turn, twin } from '../svg.ts';

/** Household services: cleaning, repairs, security. */

export const sofa = (cloth: string, seat: string): string =>
  [
    rect(112, 156, 288, 160, cloth, 32),
    rect(64, 220, 80, 168, cloth, 30),
    rect(368, 220, 80, 168, cloth, 30),
    rect(136, 268, 118, 76, seat, 16),
    rect(258, 268, 118, 76, seat, 16),
    rect(120, 338, 272, 50, cloth, 8),
    twin(rect(96, 386, 22, 32, paint.brown)),
  ].join('');

export const bed = (frame: string, sheet: string): string =>
  [
    rect(60, 140, 392, 150, frame, 20),
    rect(84, 232, 344, 110, sheet, 22),
    twin(rect(108, 204, 120, 62, paint.white, 22)),
    rect(60, 318, 392, 66, frame, 12),
    twin(rect(76, 380, 26, 44, frame)),
  ].join('');

export const vacuum = (body: string, hose: string): string =>
  [
    stroke('M210 240 C120 60 60 160 104 372', hose, 20),
    path('M60 384 L160 384 L172 424 L52 424 Z', paint.ink),
    path('M200 340 C200 240 260 208 330 208 C410 208 446 270 446 340 L446 372 L200 372 Z', body),
    circle(256, 384, 42, paint.ink),
    circle(392, 384, 42, paint.ink),
    circle(256, 384, 18, paint.silver),
    circle(392, 384, 18, paint.silver),
    stroke('M290 208 C300 172 380 172 390 216', paint.ink, 14),
  ].join('');

export const mop = (handle: string, pail: string): string =>
  [
    stroke('M380 60 L230 330', handle, 18),
    path('M90 232 L330 232 L304 430 L116 430 Z', pail),
    rect(78, 216, 264, 32, pail, 12),
    rect(78, 238, 264, 10, '#00000022'),
    path('M150 216 q20 -36 40 0 q20 -36 40 0 q20 -36 40 0 Z', paint.white),
    circle(364, 380, 20, '#FFFFFFCC'),
    circle(404, 338, 13, '#FFFFFFCC'),
  ].join('');

/** A cockroach under a bar, for pest control. */
export const pest = (insect: string): string =>
  [
    ...[-1, 0, 1].map((row) =>
      twin(stroke(`M196 ${270 + row * 56} L128 ${250 + row * 78} L96 ${284 + row * 84}`, insect, 13)),
    ),
    ellipse(256, 282, 78, 128, insect),
    stroke('M256 196 L256 404', '#FFFFFF44', 8),
    ellipse(256, 152, 50, 42, insect),
    twin(stroke('M238 120 C216 70 180 64 150 76', insect, 9)),
    turn(45, [rect(56, 244, 400, 24, paint.red, 12)]),
  ].join('');

export const door = (wood: string, panel: string): string =>
  [
    rect(132, 56, 248, 392, paint.cream, 6),
    rect(148, 72, 216, 376, wood),
    rect(172, 100, 168, 120, panel, 6),
    rect(172, 248, 168, 168, panel, 6),
    circle(336, 266, 14, paint.gold),
  ].join('');

/** A cupboard with two doors. */
export const cupboard = (wood: string, panel: string): string =>
  [
    rect(92, 72, 328, 344, wood, 10),
    twin(rect(112, 94, 132, 300, panel, 4), circle(226, 250, 10, paint.gold)),
    twin(rect(112, 416, 34, 24, wood)),
  ].join('');

export const curtain = (cloth: string, rod: string): string =>
  [
    rect(56, 76, 400, 18, rod, 9),
    twin(
      path('M84 94 L232 94 C232 250 190 300 172 330 C190 360 196 400 196 436 L84 436 Z', cloth),
      stroke('M124 110 L124 424 M164 110 L150 300', '#00000022', 8),
      rect(84, 318, 100, 20, rod, 8),
    ),
  ].join('');

/** A security camera. */
export const camera = (body: string): string =>
  [
    rect(80, 108, 40, 150, paint.slate, 8),
    stroke('M110 184 L196 220', paint.slate, 24),
    turn(
      18,
      [
        rect(160, 190, 260, 116, body, 30),
        rect(396, 204, 44, 88, paint.ink, 16),
        circle(418, 248, 20, paint.blue),
        rect(180, 176, 230, 22, '#00000033', 10),
      ],
      290,
      250,
    ),
  ].join('');

/** A van with a toolbox sign. */
export const van = (body: string, sign: string): string =>
  [
    path('M48 164 L324 164 L324 368 L48 368 Z', body),
    path('M324 212 L398 212 L464 296 L464 368 L324 368 Z', body),
    path('M346 232 L390 232 L432 290 L346 290 Z', '#CFE4EE'),
    rect(110, 222, 150, 80, sign, 10),
    stroke('M160 222 L160 200 L210 200 L210 222', sign, 12),
    ...[140, 376].flatMap((x) => [circle(x, 372, 46, paint.ink), circle(x, 372, 20, paint.silver)]),
  ].join('');
