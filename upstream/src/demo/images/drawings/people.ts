import { circle, path, rect, stroke } from '../svg.ts';
import { paint } from '../colours.ts';

/** People exercising, in a few strokes; `cloth` is the colour of their clothes. */

/** Sitting with crossed legs. */
export const lotus = (cloth: string): string =>
  [
    circle(256, 120, 46, paint.skin),
    path('M210 112 C210 66 302 66 302 112 C290 96 222 96 210 112 Z', paint.ink),
    path('M206 184 L306 184 L316 324 L196 324 Z', cloth),
    stroke('M212 200 L150 300 L116 352 M300 200 L362 300 L396 352', paint.skin, 30),
    path(
      'M104 372 C140 320 210 318 256 344 C302 318 372 320 408 372 C400 408 330 412 256 392 C182 412 112 408 104 372 Z',
      paint.navy,
    ),
  ].join('');

/** Lifting a bar overhead. */
export const lifter = (cloth: string): string =>
  [
    stroke('M64 112 L448 112', paint.slate, 14),
    ...[76, 106, 406, 436].map((x, at) =>
      rect(x - 10, at === 0 || at === 3 ? 74 : 56, 20, at === 0 || at === 3 ? 76 : 112, paint.ink, 6),
    ),
    stroke('M216 214 L176 118 M296 214 L336 118', paint.skin, 28),
    circle(256, 168, 40, paint.skin),
    path('M216 160 C216 122 296 122 296 160 C286 148 226 148 216 160 Z', paint.ink),
    path('M206 214 L306 214 L296 320 L216 320 Z', cloth),
    stroke('M232 326 L206 436 M280 326 L306 436', paint.navy, 34),
  ].join('');

/** Running. */
export const runner = (cloth: string): string =>
  [
    circle(312, 106, 42, paint.skin),
    path('M272 96 C276 58 352 60 354 100 C336 88 290 86 272 96 Z', paint.ink),
    stroke('M282 172 L246 282', cloth, 62),
    stroke('M286 176 L356 226 L404 196 M272 178 L196 196 L158 252', paint.skin, 24),
    stroke('M248 300 L320 336 L306 432 M238 300 L190 360 L106 366', paint.navy, 32),
  ].join('');

/** Dancing, arms up. */
export const dancer = (cloth: string, skirt: string): string =>
  [
    circle(256, 112, 42, paint.skin),
    circle(256, 68, 22, paint.ink),
    path('M216 108 C216 66 296 66 296 108 C286 94 226 94 216 108 Z', paint.ink),
    stroke('M222 184 L146 140 L120 70 M290 184 L366 140 L392 70', paint.skin, 24),
    path('M214 168 L298 168 L294 272 L218 272 Z', cloth),
    path('M214 268 L298 268 L336 352 L176 352 Z', skirt),
    stroke('M226 356 L206 440 M286 356 L330 430', paint.skin, 26),
  ].join('');

/** A trainer with a whistle, from the waist up. */
export const trainer = (cloth: string): string =>
  [
    circle(256, 156, 72, paint.skin),
    path('M182 150 C178 70 334 70 330 150 C312 116 200 116 182 150 Z', paint.ink),
    path('M112 436 C112 300 176 252 256 252 C336 252 400 300 400 436 Z', cloth),
    path('M206 258 L256 316 L306 258 Z', paint.skin),
    stroke('M206 262 L252 352 L306 262', paint.ink, 8),
    circle(254, 362, 20, paint.amber),
  ].join('');
