import { circle, ellipse, path, rect, ring, stroke, twin } from '../svg.ts';

/** Frames seen from the front; `glass` is the tint, mostly almost clear. */

const clear = '#FFFFFF99';
const temples = (colour: string): string => twin(stroke('M66 214 L40 196', colour, 16));
const shine = twin(stroke('M128 236 L156 208', '#FFFFFFBB', 9));

export const round = (frame: string, glass = clear): string =>
  [
    temples(frame),
    twin(circle(152, 256, 88, glass), ring(152, 256, 88, frame, 16)),
    stroke('M236 236 C244 216 268 216 276 236', frame, 15),
    shine,
  ].join('');

export const square = (frame: string, glass = clear): string =>
  [
    temples(frame),
    twin(
      rect(62, 186, 172, 140, glass, 26),
      stroke(
        'M88 186 L208 186 C226 186 234 196 234 212 L226 296 C222 318 208 326 190 326 L112 326 C90 326 78 318 74 296 L62 212 C60 196 70 186 88 186 Z',
        frame,
        18,
      ),
    ),
    stroke('M234 222 C246 206 266 206 278 222', frame, 16),
    shine,
  ].join('');

export const aviator = (frame: string, glass = clear): string => {
  const outline = 'M66 196 C110 176 190 178 236 200 C240 260 220 330 158 334 C96 336 64 270 66 196 Z';
  return [
    temples(frame),
    twin(path(outline, glass), stroke(outline, frame, 10)),
    stroke('M232 208 L280 208 M214 184 L298 184', frame, 10),
    shine,
  ].join('');
};

export const catEye = (frame: string, glass = clear): string => {
  const outline = 'M48 176 C110 184 190 178 232 208 C244 262 206 322 144 318 C90 314 70 258 48 176 Z';
  return [
    twin(path(outline, glass), stroke(outline, frame, 20)),
    stroke('M232 224 C246 210 266 210 280 224', frame, 16),
    shine,
  ].join('');
};

export const rimless = (metal: string, glass = '#CFE6EE'): string =>
  [
    temples(metal),
    twin(rect(66, 196, 168, 122, glass, 54), circle(84, 226, 8, metal), circle(218, 226, 8, metal)),
    stroke('M218 226 C240 206 272 206 294 226', metal, 9),
    shine,
  ].join('');

export const halfRim = (bar: string, glass = '#FFFFFFCC'): string =>
  [
    temples(bar),
    twin(
      path('M66 206 L234 206 C238 290 204 326 150 326 C96 326 62 290 66 206 Z', glass),
      stroke('M62 204 L236 204', bar, 24),
    ),
    stroke('M236 212 C246 196 266 196 276 212', bar, 14),
    shine,
  ].join('');

export const oval = (frame: string, glass = clear): string =>
  [
    temples(frame),
    twin(
      ellipse(150, 256, 88, 62, glass),
      `<ellipse cx="150" cy="256" rx="88" ry="62" fill="none" stroke="${frame}" stroke-width="14"/>`,
    ),
    stroke('M236 244 C246 226 266 226 276 244', frame, 13),
    shine,
  ].join('');

/** A one-piece sports shield. */
export const shield = (frame: string, glass: string): string =>
  [
    path(
      'M36 200 C120 164 392 164 476 200 C480 270 440 322 372 318 C316 314 296 280 256 280 C216 280 196 314 140 318 C72 322 32 270 36 200 Z',
      glass,
    ),
    stroke('M36 200 C120 164 392 164 476 200', frame, 24),
    stroke('M90 232 L130 208 M340 232 L380 208', '#FFFFFF88', 10),
  ].join('');
