import { paint } from '../colours.ts';
import { circle, path, rect, ring, stroke, turn } from '../svg.ts';

/** Lenses, and other goods of an optician except frames. */

/** A pair of uncut lenses with a coloured reflection. */
export const lenses = (glass: string, reflection: string): string =>
  [
    circle(318, 290, 118, glass),
    ring(318, 290, 118, '#FFFFFF', 8),
    circle(196, 222, 118, glass),
    ring(196, 222, 118, '#FFFFFF', 8),
    path('M116 198 C136 144 196 120 246 136 C206 150 150 168 116 198 Z', reflection),
    path('M256 368 C300 396 370 372 398 316 C370 344 316 372 256 368 Z', reflection),
  ].join('');

/** A lens with two or more zones, drawn as bands. */
export const zonedLens = (glass: string, near: string): string =>
  [
    circle(256, 256, 160, glass),
    path('M166 330 C200 290 312 290 346 330 C330 384 300 416 256 416 C212 416 182 384 166 330 Z', near),
    ring(256, 256, 160, '#FFFFFF', 10),
    stroke('M150 220 C160 176 190 150 226 140', '#FFFFFFBB', 12),
  ].join('');

/** A photochromic lens, half dark. */
export const sunLens = (glass: string, dark: string): string =>
  [
    circle(256, 256, 160, glass),
    path('M256 96 A160 160 0 0 1 256 416 Z', dark),
    ring(256, 256, 160, '#FFFFFF', 10),
    ...Array.from({ length: 8 }, (_, at) => turn(at * 45, [rect(250, 34, 12, 36, paint.amber, 6)])),
  ].join('');

/** A contact lens on its blister. */
export const contactLens = (tray: string, lens: string): string =>
  [
    path('M116 92 L396 92 L396 348 C396 400 340 436 256 436 C172 436 116 400 116 348 Z', tray),
    rect(116, 92, 280, 60, '#FFFFFF66'),
    circle(256, 296, 104, '#FFFFFF99'),
    circle(256, 296, 78, lens),
    circle(256, 296, 30, '#00000033'),
    stroke('M206 270 C214 248 230 238 246 234', '#FFFFFF', 10),
  ].join('');

/** A hard case, closed, with its hinge line and clasp. */
export const spectacleCase = (shell: string, shade: string): string =>
  [
    rect(48, 176, 416, 176, '#00000014', 88),
    rect(48, 164, 416, 176, shell, 88),
    path('M48 252 L464 252 C464 302 424 340 376 340 L136 340 C88 340 48 302 48 252 Z', shade),
    rect(236, 234, 40, 40, paint.gold, 8),
    stroke('M116 202 C128 194 144 190 164 190 L300 190', '#FFFFFF55', 12),
  ].join('');

/** A folded cleaning cloth. */
export const cloth = (fabric: string, shade: string): string =>
  [
    path('M96 156 L330 96 L424 316 L180 412 Z', fabric),
    path('M330 96 L424 316 L302 364 Z', shade),
    stroke('M120 176 L318 124 M196 388 L392 312', '#FFFFFF66', 8),
  ].join('');

/** Beads for a spectacle cord. */
export const cord = (bead: string, loop: string): string =>
  [
    stroke('M120 120 C60 460 452 460 392 120', loop, 8),
    ...[
      [112, 200],
      [122, 268],
      [150, 326],
      [196, 366],
      [256, 382],
      [316, 366],
      [362, 326],
      [390, 268],
      [400, 200],
    ].map(([x = 0, y = 0]) => circle(x, y, 21, bead)),
    ring(120, 112, 26, loop, 10),
    ring(392, 112, 26, loop, 10),
  ].join('');

/** The letters of a sight test. */
export const eyeChart = (): string =>
  [
    rect(128, 60, 256, 392, paint.white, 10),
    stroke('M226 100 L286 100 M226 100 L226 180 L286 180 M226 140 L276 140', paint.ink, 16),
    stroke(
      'M176 222 L176 268 M176 222 L202 222 M176 244 L196 244 M240 268 L240 222 L262 222 C274 222 274 246 262 246 L240 246 M310 222 L336 222 L310 268 L336 268',
      paint.ink,
      11,
    ),
    stroke(
      'M176 306 L200 306 M176 306 L176 334 M224 306 L224 334 L246 334 M272 306 L272 334 M272 306 L292 306 M272 320 L288 320 M316 306 L338 334 M338 306 L316 334',
      paint.ink,
      8,
    ),
    rect(168, 366, 176, 9, paint.green),
    stroke('M170 402 L196 402 M212 402 L238 402 M254 402 L280 402 M296 402 L342 402', paint.ink, 8),
  ].join('');

/** A frame held open for a repair, with a small screwdriver. */
export const repair = (frame: string, tool: string): string =>
  [
    ring(178, 322, 76, frame, 18),
    ring(352, 322, 76, frame, 18),
    stroke('M252 306 C260 294 270 294 278 306', frame, 16),
    turn(48, [rect(228, 28, 56, 130, tool, 22), rect(248, 158, 16, 110, paint.steel)], 256, 170),
    circle(178, 322, 60, '#FFFFFF88'),
    circle(352, 322, 60, '#FFFFFF88'),
  ].join('');
