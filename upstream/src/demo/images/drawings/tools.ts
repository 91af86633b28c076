import { paint } from '../colours.ts';
import { circle, path, rect, ring, stroke, turn } from '../svg.ts';

/** Tools and ironmongery. */

export const hammer = (handle: string, head: string): string =>
  turn(38, [
    rect(236, 170, 40, 290, handle, 18),
    path('M140 96 L356 96 L356 176 L300 176 L300 190 L212 190 L212 176 C180 176 152 164 128 132 Z', head),
    rect(340, 88, 34, 96, paint.slate, 6),
  ]);

export const pliers = (grip: string, metal: string): string =>
  [
    turn(
      14,
      [
        rect(206, 250, 40, 206, grip, 20),
        path('M214 68 C250 84 262 130 262 216 L246 256 L206 256 L218 210 Z', metal),
      ],
      256,
      240,
    ),
    turn(
      -14,
      [
        rect(266, 250, 40, 206, grip, 20),
        path('M298 68 C262 84 250 130 250 216 L266 256 L306 256 L294 210 Z', metal),
      ],
      256,
      240,
    ),
    circle(256, 226, 26, paint.slate),
    circle(256, 226, 9, paint.silver),
  ].join('');

export const screwdriver = (grip: string, metal: string): string =>
  turn(42, [
    rect(204, 60, 104, 190, grip, 34),
    stroke('M232 96 L232 214 M256 96 L256 214 M280 96 L280 214', '#00000022', 9),
    rect(226, 250, 60, 26, paint.ink, 6),
    rect(244, 276, 24, 150, metal),
    path('M244 420 L268 420 L276 456 L236 456 Z', metal),
  ]);

export const drill = (body: string, grip: string): string =>
  [
    rect(150, 120, 238, 108, body, 26),
    rect(388, 142, 40, 64, paint.slate, 6),
    rect(106, 150, 48, 48, paint.steel, 6),
    rect(40, 166, 70, 16, paint.slate, 4),
    path('M276 220 L364 220 L398 380 L310 380 Z', grip),
    rect(290, 372, 140, 56, body, 12),
    rect(256, 236, 26, 46, paint.ink, 8),
    stroke('M200 150 L300 150', '#FFFFFF55', 10),
  ].join('');

export const screws = (metal: string): string =>
  [-1, 0, 1]
    .map((at) =>
      turn(
        at * 22,
        [
          path(
            `M${216 + at * 60} 96 L${296 + at * 60} 96 L${276 + at * 60} 136 L${236 + at * 60} 136 Z`,
            metal,
          ),
          rect(244 + at * 60, 132, 24, 220, metal),
          path(`M${244 + at * 60} 352 L${268 + at * 60} 352 L${256 + at * 60} 410 Z`, metal),
          stroke(
            [170, 206, 242, 278, 314]
              .map((y) => `M${236 + at * 60} ${y + 12} L${276 + at * 60} ${y - 6}`)
              .join(' '),
            paint.slate,
            9,
          ),
        ],
        256,
        460,
      ),
    )
    .join('');

export const padlock = (body: string, shackle: string): string =>
  [
    stroke('M176 232 L176 160 C176 56 336 56 336 160 L336 232', shackle, 34),
    rect(120, 220, 272, 206, body, 28),
    circle(256, 308, 30, paint.ink),
    rect(244, 318, 24, 58, paint.ink, 8),
    rect(120, 220, 272, 26, '#FFFFFF44', 12),
  ].join('');

/** A shop's hand cart with boxes. */
export const trolley = (metal: string, box: string): string =>
  [
    stroke('M92 96 L140 96 L206 380 L424 380', metal, 18),
    rect(208, 226, 128, 132, box, 6),
    rect(344, 262, 92, 96, paint.wood, 6),
    rect(232, 118, 118, 100, paint.wood, 6),
    ...[232, 392].flatMap((x) => [circle(x, 414, 32, paint.ink), ring(x, 414, 14, paint.silver, 8)]),
    rect(262, 226, 20, 40, paint.cream),
  ].join('');
