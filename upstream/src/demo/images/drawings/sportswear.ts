import { paint } from '../colours.ts';
import { circle, path, rect, stroke, twin } from '../svg.ts';

/** Sportswear and accessories. */

export const tshirt = (cloth: string, trim: string): string =>
  [
    path(
      'M186 92 C206 128 306 128 326 92 L436 156 L396 244 L348 220 L348 424 L164 424 L164 220 L116 244 L76 156 Z',
      cloth,
    ),
    stroke('M186 92 C206 128 306 128 326 92', trim, 14),
    rect(164, 276, 184, 34, trim),
  ].join('');

export const shorts = (cloth: string, trim: string): string =>
  [
    path('M128 112 L384 112 L424 392 L284 404 L256 240 L228 404 L88 392 Z', cloth),
    rect(126, 104, 260, 36, trim, 8),
    twin(path('M128 140 L156 140 L128 396 L88 392 Z', trim)),
    stroke('M244 140 L236 196 M268 140 L276 196', paint.white, 8),
  ].join('');

export const sportsBag = (body: string, strap: string): string =>
  [
    stroke('M164 224 C164 108 348 108 348 224', strap, 20),
    rect(64, 204, 384, 204, body, 60),
    rect(150, 204, 22, 204, strap),
    rect(340, 204, 22, 204, strap),
    stroke('M190 250 L322 250', '#FFFFFF66', 10),
  ].join('');

export const towel = (cloth: string, edge: string): string =>
  [
    rect(104, 136, 304, 84, cloth, 36),
    rect(104, 220, 304, 84, cloth, 36),
    rect(104, 304, 304, 84, cloth, 36),
    ...[136, 220, 304].map((y) => rect(330, y, 30, 84, edge)),
    stroke('M120 220 L392 220 M120 304 L392 304', '#00000022', 7),
  ].join('');

export const flask = (body: string, cap: string): string =>
  [
    rect(206, 56, 100, 62, cap, 12),
    path(
      'M196 118 L316 118 C342 130 350 160 350 190 L350 414 C350 430 338 442 322 442 L190 442 C174 442 162 430 162 414 L162 190 C162 160 170 130 196 118 Z',
      body,
    ),
    rect(162, 230, 188, 22, '#FFFFFF55'),
    rect(184, 280, 20, 120, '#FFFFFF44', 10),
  ].join('');

/** A tall glass with a straw. */
export const smoothie = (drink: string, fruit: string): string =>
  [
    stroke('M280 176 L320 56 L366 56', paint.red, 14),
    path('M152 150 L360 150 L332 430 L180 430 Z', '#FFFFFFCC'),
    path('M158 206 L354 206 L332 430 L180 430 Z', drink),
    circle(344, 160, 48, fruit),
    circle(344, 160, 32, '#FFFFFF66'),
    circle(220, 300, 14, '#FFFFFF55'),
    circle(270, 356, 10, '#FFFFFF55'),
  ].join('');

/** Steam rising from a bowl of stones. */
export const steam = (vapour: string, stone: string): string =>
  [
    stroke(
      'M176 300 C140 250 212 220 176 160 C160 130 170 110 184 92 M256 300 C220 250 292 220 256 160 C240 130 250 110 264 92 M336 300 C300 250 372 220 336 160 C320 130 330 110 344 92',
      vapour,
      20,
    ),
    path('M96 332 L416 332 C412 400 350 436 256 436 C162 436 100 400 96 332 Z', stone),
    rect(84, 320, 344, 26, paint.brown, 12),
  ].join('');
