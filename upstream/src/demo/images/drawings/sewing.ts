import { paint } from '../colours.ts';
import { circle, path, rect, ring, stroke, turn, twin } from '../svg.ts';

/** Garments and a tailor's tools. */

/** A kurta with a band at neck and hem. */
export const kurta = (cloth: string, trim: string): string =>
  [
    path(
      'M196 96 L256 120 L316 96 L404 160 L372 236 L336 212 L352 424 L160 424 L176 212 L140 236 L108 160 Z',
      cloth,
    ),
    path('M214 102 L256 186 L298 102 L280 110 L256 150 L232 110 Z', trim),
    rect(158, 396, 196, 28, trim),
    ...[206, 232, 258].map((y) => circle(256, y, 6, trim)),
  ].join('');

/** A blouse cut for a saree. */
export const blouse = (cloth: string, trim: string): string =>
  [
    path(
      'M180 132 C200 212 312 212 332 132 L416 180 L388 276 L338 250 L346 372 L166 372 L174 250 L124 276 L96 180 Z',
      cloth,
    ),
    stroke('M180 132 C200 212 312 212 332 132', trim, 16),
    stroke('M166 372 L346 372', trim, 16),
    twin(stroke('M124 276 L96 180', trim, 12)),
  ].join('');

/** A flared skirt with a broad border. */
export const lehenga = (cloth: string, trim: string): string =>
  [
    path('M200 104 L312 104 L434 404 L78 404 Z', cloth),
    path('M94 364 L418 364 L434 404 L78 404 Z', trim),
    twin(stroke('M232 128 L190 356', trim, 6), stroke('M214 128 L134 356', trim, 6)),
    rect(194, 88, 124, 30, trim, 6),
  ].join('');

/** Gathered trousers. */
export const salwar = (cloth: string, trim: string): string =>
  [
    path('M150 96 L362 96 L404 320 L366 416 L304 416 L256 236 L208 416 L146 416 L108 320 Z', cloth),
    rect(148, 84, 216, 30, trim, 6),
    twin(rect(140, 396, 72, 22, trim, 4)),
  ].join('');

/** A gown or a dress with sleeves. */
export const gown = (cloth: string, trim: string): string =>
  [
    path(
      'M206 84 L256 108 L306 84 L388 168 L352 204 L320 176 L322 236 L410 430 L102 430 L190 236 L192 176 L160 204 L124 168 Z',
      cloth,
    ),
    rect(188, 226, 136, 22, trim),
  ].join('');

/** Scissors, half open. */
export const scissors = (metal: string, handle: string): string =>
  [
    turn(
      16,
      [
        path('M246 60 L270 76 L272 282 L240 282 Z', metal),
        stroke('M252 270 L226 340', metal, 26),
        ring(214, 386, 44, handle, 26),
      ],
      256,
      270,
    ),
    turn(
      -16,
      [
        path('M266 60 L242 76 L240 282 L272 282 Z', paint.silver),
        stroke('M260 270 L286 340', paint.silver, 26),
        ring(298, 386, 44, handle, 26),
      ],
      256,
      270,
    ),
    circle(256, 270, 13, paint.ink),
  ].join('');

/** Two spools of thread. */
export const spools = (first: string, second: string): string =>
  [
    { x: 108, thread: first },
    { x: 272, thread: second },
  ]
    .flatMap(({ x, thread }) => [
      rect(x, 120, 132, 34, paint.wood, 10),
      rect(x, 362, 132, 34, paint.wood, 10),
      rect(x + 16, 154, 100, 208, thread),
      stroke(
        `M${x + 16} 206 L${x + 116} 190 M${x + 16} 258 L${x + 116} 242 M${x + 16} 310 L${x + 116} 294`,
        '#FFFFFF55',
        7,
      ),
    ])
    .join('');

/** A tape measure, rolled. */
export const measuringTape = (band: string): string =>
  [
    circle(216, 246, 124, band),
    circle(216, 246, 66, paint.white),
    ring(216, 246, 96, '#FFFFFF66', 8),
    path('M216 322 L436 322 L436 370 L216 370 C190 370 150 366 128 336 Z', band),
    ...[252, 288, 324, 360, 396].map((x) => rect(x, 340, 7, 30, paint.ink)),
  ].join('');

/** A sewing machine from the side. */
export const sewingMachine = (body: string, plate: string): string =>
  [
    rect(84, 376, 344, 40, plate, 8),
    path(
      'M120 150 L392 150 C416 150 424 172 424 190 L424 376 L340 376 L340 236 L190 236 L190 288 L132 288 L132 236 L120 236 Z',
      body,
    ),
    circle(424, 224, 34, plate),
    rect(156, 288, 10, 66, paint.steel),
    rect(216, 116, 14, 34, paint.wood),
    rect(206, 96, 34, 26, paint.red, 4),
    stroke('M366 376 L366 260', '#FFFFFF33', 10),
  ].join('');
