import { paint } from '../colours.ts';
import { circle, ellipse, path, rect, stroke, turn } from '../svg.ts';

/** Paint and wall preparation. */

/** A can of paint with a drip over the rim. */
export const paintCan = (colour: string): string =>
  [
    stroke('M132 170 C132 40 380 40 380 170', paint.slate, 10),
    rect(116, 164, 280, 256, paint.silver, 10),
    rect(116, 228, 280, 140, paint.white),
    ellipse(256, 166, 140, 32, colour),
    path(
      'M150 172 L150 246 C150 268 182 268 182 246 L182 190 L206 194 L206 296 C206 320 240 320 240 296 L240 196 L276 196 L276 232 C276 250 302 250 302 232 L302 190 L360 176 Z',
      colour,
    ),
  ].join('');

export const brush = (handle: string, bristle: string): string =>
  turn(36, [
    path('M232 60 L280 60 L292 220 L220 220 Z', handle),
    circle(256, 86, 10, paint.ink),
    rect(180, 216, 152, 64, paint.steel, 6),
    path('M184 280 L328 280 L336 420 C310 440 290 420 270 436 C246 450 210 424 176 432 Z', bristle),
    path('M178 374 L334 374 L336 420 C310 440 290 420 270 436 C246 450 210 424 176 432 Z', '#00000022'),
  ]);

export const roller = (sleeve: string, handle: string): string =>
  [
    rect(84, 96, 296, 104, sleeve, 20),
    stroke('M380 148 L432 148 L432 244 L256 244 L256 300', paint.steel, 16),
    rect(230, 292, 52, 150, handle, 20),
    rect(84, 164, 296, 36, '#00000018', 16),
  ].join('');
