import { paint } from '../colours.ts';
import { circle, ellipse, path, rect, ring, stroke, turn, twin } from '../svg.ts';

/** Groceries with a distinctive shape. */

export const bread = (): string =>
  [
    path(
      'M92 200 C92 132 160 120 256 120 C352 120 420 132 420 200 C420 228 404 240 396 248 L396 408 L116 408 L116 248 C108 240 92 228 92 200 Z',
      '#B9743A',
    ),
    path(
      'M124 204 C124 158 176 150 256 150 C336 150 388 158 388 204 C388 222 374 228 368 236 L368 380 L144 380 L144 236 C138 228 124 222 124 204 Z',
      '#F0D6A4',
    ),
  ].join('');

export const eggs = (): string =>
  [
    ...[150, 256, 362].map((x) =>
      path(
        `M${x} 152 C${x + 40} 152 ${x + 50} 220 ${x + 50} 250 C${x + 50} 280 ${x - 50} 280 ${x - 50} 250 C${x - 50} 220 ${x - 40} 152 ${x} 152 Z`,
        '#F7E6D0',
      ),
    ),
    path('M72 244 L440 244 L412 392 L100 392 Z', paint.steel),
    ...[150, 256, 362].map((x) => path(`M${x - 54} 244 A54 40 0 0 0 ${x + 54} 244 Z`, paint.slate)),
  ].join('');

/** A long-life milk pack with a gable top. */
export const milk = (): string =>
  [
    path('M156 172 L216 92 L296 92 L356 172 Z', paint.silver),
    rect(156, 172, 200, 260, paint.white),
    rect(216, 76, 80, 24, paint.blue, 4),
    path('M156 330 q25 -34 50 0 t50 0 t50 0 t50 0 L356 432 L156 432 Z', paint.blue),
    circle(256, 244, 38, paint.navy),
  ].join('');

export const cheese = (): string =>
  [
    path('M84 300 L360 148 L428 228 L428 368 L84 368 Z', paint.amber),
    path('M84 300 L428 228 L428 368 L84 368 Z', paint.yellow),
    circle(180, 332, 20, paint.amber),
    circle(272, 304, 14, paint.amber),
    circle(360, 326, 24, paint.amber),
  ].join('');

export const soap = (bar: string, mark: string): string =>
  [
    rect(92, 192, 328, 184, '#00000018', 84),
    rect(92, 176, 328, 176, bar, 80),
    rect(136, 212, 240, 104, mark, 52),
    twin(circle(120, 130, 24, '#FFFFFFAA'), circle(168, 108, 14, '#FFFFFFAA')),
  ].join('');

export const incense = (): string =>
  [
    ...[-24, -8, 8, 24].map((angle) =>
      turn(angle, [rect(251, 110, 9, 236, paint.brown, 4), circle(256, 110, 8, paint.orange)], 256, 380),
    ),
    stroke('M256 84 C236 64 276 52 256 32', paint.steel, 7),
    ellipse(256, 388, 118, 34, paint.gold),
    rect(176, 388, 160, 32, paint.gold, 14),
  ].join('');

export const battery = (body: string, top: string): string =>
  [148, 276]
    .flatMap((x) => [
      rect(x + 30, 92, 28, 26, paint.steel, 4),
      rect(x, 116, 88, 96, top, 10),
      rect(x, 190, 88, 232, body, 10),
      stroke(`M${x + 44} 140 L${x + 44} 176 M${x + 26} 158 L${x + 62} 158`, paint.white, 8),
    ])
    .join('');

export const notebook = (cover: string, band: string): string =>
  [
    rect(136, 84, 252, 344, cover, 12),
    rect(136, 84, 44, 344, '#00000022', 12),
    rect(212, 140, 144, 84, band, 6),
    stroke('M228 168 L340 168 M228 194 L312 194', paint.slate, 7),
  ].join('');

export const pens = (first: string, second: string): string =>
  [
    { colour: first, x: -56, angle: 24 },
    { colour: second, x: 56, angle: 32 },
  ]
    .map(({ colour, x, angle }) =>
      turn(angle, [
        rect(236 + x, 84, 42, 64, colour, 8),
        rect(236 + x, 148, 42, 200, paint.white),
        rect(236 + x, 148, 42, 200, `${colour}66`),
        path(`M${236 + x} 348 L${278 + x} 348 L${257 + x} 416 Z`, paint.ink),
        rect(274 + x, 92, 10, 96, paint.steel, 5),
      ]),
    )
    .join('');

/** A cooking pot with two ears and a lid. */
export const pot = (body: string): string =>
  [
    ellipse(256, 178, 140, 34, paint.silver),
    circle(256, 136, 20, paint.ink),
    rect(104, 190, 304, 200, body, 32),
    twin(ring(88, 250, 26, paint.ink, 14)),
    rect(104, 190, 304, 22, '#FFFFFF44'),
  ].join('');
