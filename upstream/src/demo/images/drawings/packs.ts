import { paint } from '../colours.ts';
import { ellipse, path, rect, stroke, twin } from '../svg.ts';

/** Packaging. Each function takes the colours of pack and label, and a mark drawn on the label. */

/** A sealed pouch with crimped ends. */
export const pouch = (pack: string, label: string, mark = ''): string =>
  [
    path('M136 84 L376 84 L364 116 L372 396 L384 428 L128 428 L140 396 L148 116 Z', pack),
    rect(136, 84, 240, 24, '#00000022'),
    rect(128, 406, 256, 22, '#00000022'),
    rect(172, 176, 168, 168, label, 18),
    mark,
  ].join('');

/** A standing bag, for flour and cement. */
export const sack = (pack: string, label: string, mark = ''): string =>
  [
    path('M124 118 C110 200 110 330 124 422 L388 422 C402 330 402 200 388 118 Z', pack),
    path('M124 118 L388 118 L372 84 L140 84 Z', pack),
    stroke('M132 104 L380 104', '#00000033', 7),
    rect(160, 176, 192, 168, label, 14),
    mark,
  ].join('');

/** A bottle with a cap. */
export const bottle = (body: string, cap: string, label: string, mark = ''): string =>
  [
    rect(222, 60, 68, 50, cap, 8),
    path(
      'M228 110 L284 110 L284 150 C284 176 340 186 340 236 L340 424 C340 436 332 444 320 444 L192 444 C180 444 172 436 172 424 L172 236 C172 186 228 176 228 150 Z',
      body,
    ),
    rect(172, 252, 168, 132, label),
    mark,
  ].join('');

/** A pump bottle, for lotion and hand wash. */
export const pump = (body: string, cap: string, label: string, mark = ''): string =>
  [
    path('M196 78 L268 78 L268 124 L244 124 L244 106 L196 106 Z', cap),
    rect(222, 122, 68, 52, cap, 6),
    rect(160, 174, 192, 262, body, 32),
    rect(160, 240, 192, 140, label),
    mark,
  ].join('');

/** A glass jar with a lid. */
export const jar = (content: string, lid: string, label: string, mark = ''): string =>
  [
    rect(150, 92, 212, 62, lid, 12),
    rect(136, 154, 240, 278, content, 36),
    rect(136, 226, 240, 134, label),
    rect(160, 172, 18, 40, '#FFFFFF66', 9),
    mark,
  ].join('');

/** A tin or a tub. */
export const tin = (body: string, lid: string, label: string, mark = ''): string =>
  [
    ellipse(256, 416, 128, 26, body),
    rect(128, 120, 256, 296, body),
    rect(128, 184, 256, 164, label),
    ellipse(256, 120, 128, 30, lid),
    ellipse(256, 116, 100, 19, '#FFFFFF44'),
    mark,
  ].join('');

/** A box showing its front and a narrow side. */
export const carton = (front: string, side: string, label: string, mark = ''): string =>
  [
    path('M352 110 L404 84 L404 396 L352 432 Z', side),
    path('M128 110 L352 110 L404 84 L186 84 Z', '#FFFFFF'),
    path('M128 110 L352 110 L404 84 L186 84 Z', side),
    rect(128, 110, 224, 322, front),
    rect(152, 176, 176, 168, label, 12),
    mark,
  ].join('');

/** A flat pack lying down: soap, biscuits, chocolate. */
export const bar = (pack: string, label: string, mark = ''): string =>
  [
    path('M64 190 L88 176 L424 176 L448 190 L448 322 L424 336 L88 336 L64 322 Z', pack),
    rect(64, 190, 24, 132, '#00000022'),
    rect(424, 190, 24, 132, '#00000022'),
    rect(148, 204, 216, 104, label, 52),
    mark,
  ].join('');

/** A tube with its cap below. */
export const tube = (body: string, cap: string, label: string): string =>
  [
    path('M170 76 L342 76 L318 372 L194 372 Z', body),
    rect(166, 64, 180, 28, '#00000022', 4),
    rect(204, 372, 104, 62, cap, 10),
    path('M186 190 L326 190 L320 290 L192 290 Z', label),
  ].join('');

/** A spray can or trigger bottle. */
export const spray = (body: string, trigger: string, label: string): string =>
  [
    path('M206 76 L320 76 C344 76 352 96 352 116 L318 116 L300 106 L300 150 L226 150 L206 120 Z', trigger),
    path(
      'M226 150 L292 150 L292 184 C340 206 344 230 344 262 L344 420 C344 432 336 440 324 440 L194 440 C182 440 174 432 174 420 L174 262 C174 230 178 206 226 184 Z',
      body,
    ),
    rect(174, 276, 170, 108, label),
    stroke('M366 92 L398 80 M366 104 L402 108', paint.steel, 7),
  ].join('');

/** A cup with a foil lid: curd, ice cream. */
export const cup = (body: string, lid: string, label: string, mark = ''): string =>
  [
    path('M126 154 L386 154 L352 420 L160 420 Z', body),
    rect(108, 116, 296, 44, lid, 14),
    path('M140 220 L372 220 L358 342 L154 342 Z', label),
    mark,
  ].join('');

/** A shopping bag with handles. */
export const shoppingBag = (body: string, handle: string): string =>
  [
    twin(stroke('M196 184 L196 136 C196 92 226 76 256 76', handle, 16)),
    path('M116 172 L396 172 L420 436 L92 436 Z', body),
    stroke('M150 236 L362 236', '#FFFFFF66', 10),
  ].join('');
