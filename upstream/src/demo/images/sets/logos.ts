import { paint } from '../colours.ts';
import { circle, path, rect, ring, scale, stroke, turn, twin } from '../svg.ts';
import { barbell } from '../drawings/fitness.ts';
import { round } from '../drawings/eyewear.ts';
import { bolt, grain, sun } from '../drawings/marks.ts';

/** A shop's logo: one colour on white in a rounded frame, so that it also prints well. */
const logo = (colour: string, ...shapes: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="256" height="256">${[
    rect(0, 0, 512, 512, '#FFFFFF'),
    rect(16, 16, 480, 480, colour, 88),
    rect(40, 40, 432, 432, '#FFFFFF', 68),
    ...shapes,
  ].join('')}</svg>`;

/** A label mark enlarged to the size of a logo. */
const large = (mark: string): string => scale(1.9, [mark], 256, 262);

const petals = (colour: string): string =>
  [
    path('M256 120 C306 190 306 270 256 350 C206 270 206 190 256 120 Z', colour),
    twin(path('M150 176 C220 200 246 262 250 344 C180 322 142 256 150 176 Z', `${colour}CC`)),
    twin(path('M88 262 C160 252 214 284 244 352 C172 366 112 330 88 262 Z', `${colour}99`)),
    rect(140, 378, 232, 18, colour, 9),
  ].join('');

/** The logos by shop key. */
export const logos = {
  retail: logo(paint.green, large(grain(paint.green))),
  boutique: logo(paint.plum, petals(paint.plum)),
  distributor: logo(
    paint.navy,
    path('M256 96 L394 176 L394 336 L256 416 L118 336 L118 176 Z', paint.navy),
    large(bolt(paint.amber)),
  ),
  gym: logo(paint.ink, scale(0.86, [barbell(paint.red, paint.ink)])),
  optician: logo(paint.blue, scale(0.84, [round(paint.blue)])),
  service: logo(
    paint.teal,
    path('M256 96 L424 244 L376 244 L376 404 L136 404 L136 244 L88 244 Z', paint.teal),
    turn(
      40,
      [
        rect(238, 250, 36, 130, '#FFFFFF', 8),
        ring(256, 236, 34, '#FFFFFF', 26),
        rect(240, 180, 32, 52, paint.teal),
      ],
      256,
      290,
    ),
  ),
  unpaid: logo(
    paint.brick,
    large(sun(paint.orange)),
    stroke('M132 404 L380 404', paint.brick, 16),
    circle(256, 262, 20, '#FFFFFF'),
  ),
} as const;
