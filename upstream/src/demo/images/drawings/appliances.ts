import { paint } from '../colours.ts';
import { circle, ellipse, path, rect, stroke, turn, twin } from '../svg.ts';

/** Household appliances. */

export const splitAc = (body: string, air: string): string =>
  [
    rect(60, 116, 392, 150, '#00000014', 24),
    rect(60, 108, 392, 150, body, 24),
    rect(84, 214, 344, 22, '#00000022', 10),
    circle(412, 148, 9, paint.leaf),
    stroke(
      'M150 292 C134 324 166 340 150 376 M256 292 C240 324 272 340 256 376 M362 292 C346 324 378 340 362 376',
      air,
      14,
    ),
  ].join('');

export const outdoorUnit = (body: string, fan: string): string =>
  [
    rect(64, 124, 384, 252, body, 14),
    circle(214, 250, 98, paint.slate),
    ...[0, 120, 240].map((angle) =>
      turn(angle, [path('M206 240 C180 190 206 156 240 164 C250 196 236 226 222 246 Z', fan)], 214, 250),
    ),
    circle(214, 250, 22, fan),
    stroke(
      'M346 170 L414 170 M346 204 L414 204 M346 238 L414 238 M346 272 L414 272 M346 306 L414 306',
      paint.slate,
      10,
    ),
    twin(rect(110, 376, 50, 26, paint.ink, 4)),
  ].join('');

export const windowAc = (body: string, grille: string): string =>
  [
    rect(72, 132, 368, 248, body, 16),
    rect(100, 160, 230, 192, grille, 8),
    stroke([190, 222, 254, 286, 318].map((y) => `M118 ${y} L312 ${y}`).join(' '), body, 9),
    circle(386, 200, 28, paint.slate),
    circle(386, 290, 28, paint.slate),
    stroke('M386 200 L400 184 M386 290 L372 276', paint.white, 8),
  ].join('');

export const fridge = (body: string, handle: string): string =>
  [
    rect(146, 56, 220, 392, body, 24),
    rect(146, 186, 220, 8, '#00000033'),
    rect(170, 108, 16, 56, handle, 8),
    rect(170, 216, 16, 104, handle, 8),
    rect(326, 80, 22, 70, '#FFFFFF55', 10),
    twin(rect(164, 444, 40, 16, paint.ink, 4)),
  ].join('');

export const washer = (body: string, door: string): string =>
  [
    rect(108, 76, 296, 364, body, 24),
    rect(108, 76, 296, 70, '#00000014', 24),
    circle(352, 112, 20, door),
    rect(136, 98, 104, 26, paint.white, 6),
    circle(256, 292, 112, door),
    circle(256, 292, 82, '#BFDDEA'),
    path('M178 300 q26 -24 52 0 t52 0 t52 0 C330 352 296 374 256 374 C216 374 182 348 178 300 Z', paint.blue),
  ].join('');

export const topWasher = (body: string, lid: string): string =>
  [
    path('M116 128 L396 128 L408 440 L104 440 Z', body),
    path('M136 72 L376 72 L396 140 L116 140 Z', lid),
    rect(190, 88, 132, 28, paint.ink, 6),
    stroke('M128 210 L384 210', '#00000022', 8),
    circle(160, 174, 12, paint.leaf),
    circle(200, 174, 12, paint.silver),
  ].join('');

export const microwave = (body: string, glass: string): string =>
  [
    rect(56, 136, 400, 244, body, 18),
    rect(84, 166, 254, 184, glass, 10),
    stroke('M120 210 L176 180 M120 262 L230 194', '#FFFFFF55', 10),
    circle(400, 204, 26, paint.silver),
    stroke('M400 204 L400 186', paint.ink, 7),
    rect(372, 262, 56, 22, paint.silver, 6),
    rect(372, 306, 56, 22, paint.red, 6),
  ].join('');

/** A wall-mounted water purifier. */
export const purifier = (body: string, tank: string): string =>
  [
    rect(140, 60, 232, 372, body, 28),
    rect(170, 92, 172, 180, tank, 14),
    path(
      'M170 180 q22 -18 43 0 t43 0 t43 0 t43 0 L342 258 C342 266 336 272 328 272 L184 272 C176 272 170 266 170 258 Z',
      '#7DB7DA',
    ),
    rect(234, 300, 44, 26, paint.slate, 6),
    rect(246, 322, 20, 30, paint.slate),
    path(
      'M256 366 C268 384 274 392 274 402 C274 412 266 420 256 420 C246 420 238 412 238 402 C238 392 244 384 256 366 Z',
      paint.blue,
    ),
  ].join('');

export const television = (screen: string, glow: string): string =>
  [
    rect(48, 100, 416, 258, paint.ink, 14),
    rect(66, 118, 380, 222, screen, 6),
    path('M66 340 L220 118 L330 118 L176 340 Z', glow),
    rect(226, 358, 60, 40, paint.slate),
    rect(156, 396, 200, 22, paint.slate, 10),
  ].join('');

/** A kitchen chimney over its stove. */
export const chimney = (metal: string, hood: string): string =>
  [
    rect(206, 56, 100, 130, metal),
    path('M206 180 L306 180 L428 276 L84 276 Z', metal),
    rect(84, 270, 344, 38, hood, 6),
    circle(216, 290, 8, paint.amber),
    circle(296, 290, 8, paint.amber),
    rect(96, 404, 320, 30, paint.ink, 8),
    twin(
      stroke('M140 396 L224 396', paint.slate, 12),
      path(
        'M182 344 C198 364 204 374 204 382 C204 394 194 398 182 398 C170 398 160 394 160 382 C160 374 166 364 182 344 Z',
        paint.blue,
      ),
    ),
  ].join('');

/** An air cooler on wheels. */
export const airCooler = (body: string, grille: string): string =>
  [
    rect(128, 68, 256, 350, body, 26),
    rect(152, 96, 208, 180, grille, 10),
    stroke([124, 156, 188, 220, 250].map((y) => `M168 ${y} L344 ${y}`).join(' '), body, 9),
    circle(200, 330, 24, paint.white),
    circle(312, 330, 24, paint.white),
    ...[172, 340].map((x) => circle(x, 430, 22, paint.ink)),
  ].join('');

export const mixer = (jar: string, base: string): string =>
  [
    path('M168 84 L344 84 L320 288 L192 288 Z', jar),
    rect(158, 64, 196, 36, paint.ink, 12),
    stroke('M338 120 C404 120 400 230 326 232', jar, 18),
    path('M180 288 L332 288 L372 432 L140 432 Z', base),
    circle(256, 362, 36, paint.white),
    stroke('M256 362 L256 336', paint.ink, 9),
    ellipse(230, 180, 16, 60, '#FFFFFF55'),
  ].join('');
