import { paint } from '../colours.ts';
import { circle, ellipse, path, rect, ring, stroke, turn, twin } from '../svg.ts';

/** Electrical goods. */

/** Insulated wire, coiled. */
export const wireCoil = (colour: string, shade: string): string =>
  [
    ...[150, 126, 102, 78].map((radius, at) => ring(256, 250, radius, at % 2 ? shade : colour, 22)),
    rect(236, 92, 40, 84, paint.cream, 4),
    rect(236, 330, 40, 80, paint.cream, 4),
    stroke('M404 250 C420 330 420 380 400 424', colour, 20),
    stroke('M400 424 L394 444', paint.wood, 8),
  ].join('');

/** A plate with `count` rocker switches. */
export const switchPlate = (plate: string, rocker: string, count = 3): string =>
  [
    rect(92, 148, 328, 216, '#00000018', 20),
    rect(92, 140, 328, 216, plate, 20),
    ...Array.from({ length: count }, (_, at) => {
      const width = 264 / count;
      return [
        rect(124 + at * width, 176, width - 12, 144, rocker, 8),
        rect(124 + at * width, 176, width - 12, 66, '#00000014', 8),
        circle(124 + at * width + (width - 12) / 2, 200, 7, paint.red),
      ].join('');
    }),
  ].join('');

/** A three-pin socket. */
export const socket = (plate: string): string =>
  [
    rect(128, 136, 256, 256, '#00000018', 22),
    rect(128, 128, 256, 256, plate, 22),
    rect(168, 168, 176, 176, '#00000010', 12),
    circle(256, 212, 22, paint.ink),
    circle(210, 292, 17, paint.ink),
    circle(302, 292, 17, paint.ink),
  ].join('');

/** A miniature circuit breaker. */
export const breaker = (body: string, lever: string): string =>
  [
    path('M152 92 L360 92 L360 420 L152 420 Z', body),
    rect(128, 176, 256, 160, body),
    rect(200, 206, 112, 96, paint.slate, 6),
    rect(216, 212, 80, 44, lever, 6),
    ...[188, 256, 324].flatMap((x) => [circle(x, 122, 15, paint.steel), circle(x, 390, 15, paint.steel)]),
    rect(180, 150, 90, 10, paint.slate, 4),
  ].join('');

export const ceilingFan = (blade: string, hub: string): string =>
  [
    rect(248, 60, 16, 130, paint.steel),
    ellipse(256, 76, 34, 16, hub),
    path('M256 226 L64 270 C52 300 60 316 84 318 L256 254 Z', blade),
    path('M256 226 L448 270 C460 300 452 316 428 318 L256 254 Z', blade),
    path('M236 248 L276 248 L300 420 C280 440 232 440 212 420 Z', blade),
    ellipse(256, 224, 62, 44, hub),
    ellipse(256, 212, 34, 18, '#FFFFFF33'),
  ].join('');

/** A fan in a square frame. */
export const exhaustFan = (frame: string, blade: string): string =>
  [
    rect(96, 96, 320, 320, frame, 28),
    circle(256, 256, 134, paint.ink),
    ...[0, 72, 144, 216, 288].map((angle) =>
      turn(angle, [path('M246 246 C216 190 226 140 268 130 C300 150 296 210 266 246 Z', blade)]),
    ),
    circle(256, 256, 34, frame),
  ].join('');

export const bulb = (glass: string): string =>
  [
    path(
      'M256 76 C332 76 376 130 376 194 C376 246 336 272 322 316 L190 316 C176 272 136 246 136 194 C136 130 180 76 256 76 Z',
      glass,
    ),
    path('M200 130 C178 150 170 174 172 200', 'none'),
    stroke('M198 132 C180 150 172 172 174 196', '#FFFFFFAA', 12),
    rect(190, 316, 132, 30, paint.white),
    rect(200, 346, 112, 62, paint.steel, 8),
    stroke('M200 364 L312 364 M200 386 L312 386', paint.slate, 6),
    rect(228, 408, 56, 22, paint.ink, 8),
  ].join('');

export const tubeLight = (light: string): string =>
  turn(-24, [
    rect(48, 214, 416, 84, paint.white, 10),
    rect(72, 238, 368, 48, light, 24),
    rect(48, 230, 34, 64, paint.steel, 6),
    rect(430, 230, 34, 64, paint.steel, 6),
  ]);

/** A flush ceiling lamp. */
export const panelLight = (light: string, rim: string): string =>
  [
    circle(256, 256, 164, rim),
    circle(256, 256, 138, light),
    circle(256, 256, 92, '#FFFFFF88'),
    circle(256, 256, 46, '#FFFFFFAA'),
  ].join('');

/** An extension lead with sockets. */
export const extensionBoard = (body: string): string =>
  [
    stroke('M96 256 C40 256 40 120 120 120 C180 120 160 72 220 72', paint.ink, 14),
    rect(84, 196, 356, 136, body, 20),
    ...[142, 230, 318].flatMap((x) => [
      rect(x - 34, 224, 68, 80, paint.white, 8),
      circle(x, 244, 8, paint.ink),
      circle(x - 14, 278, 7, paint.ink),
      circle(x + 14, 278, 7, paint.ink),
    ]),
    circle(404, 264, 18, paint.red),
  ].join('');

/** A plug on its lead. */
export const plug = (body: string): string =>
  [
    twin(rect(196, 84, 26, 96, paint.steel, 6)),
    path('M148 176 L364 176 L364 252 C364 330 316 356 286 360 L226 360 C196 356 148 330 148 252 Z', body),
    stroke('M256 360 L256 404 C256 446 330 446 370 430', paint.ink, 18),
  ].join('');

/** Insulating tape. */
export const tapeRolls = (first: string, second: string): string =>
  [
    circle(196, 216, 112, first),
    circle(196, 216, 56, paint.cream),
    circle(196, 216, 40, '#00000022'),
    circle(330, 326, 98, second),
    circle(330, 326, 48, paint.cream),
    circle(330, 326, 34, '#00000022'),
  ].join('');

export const torch = (body: string): string =>
  turn(-38, [
    path('M86 176 L176 206 L176 306 L86 336 Z', paint.ink),
    path('M86 176 L86 336 L66 330 L66 182 Z', paint.yellow),
    rect(176, 212, 254, 88, body, 12),
    rect(216, 196, 56, 22, paint.red, 8),
    stroke('M330 216 L330 296 M356 216 L356 296 M382 216 L382 296', '#00000033', 8),
  ]);

/** An inverter with its battery. */
export const inverter = (body: string, battery: string): string =>
  [
    rect(120, 88, 272, 134, body, 14),
    rect(148, 116, 110, 60, paint.ink, 6),
    stroke('M162 150 L178 150 L188 130 L202 166 L212 146 L244 146', paint.leaf, 6),
    circle(310, 146, 14, paint.leaf),
    circle(354, 146, 14, paint.red),
    rect(96, 262, 320, 164, battery, 12),
    rect(130, 240, 50, 24, paint.red, 4),
    rect(332, 240, 50, 24, paint.ink, 4),
    rect(96, 316, 320, 42, '#FFFFFF33'),
  ].join('');
