import { cuts, extras, necks, skirts, sleeves } from '../drawings/designs.ts';
import * as sewing from '../drawings/sewing.ts';
import { ground, paint } from '../colours.ts';
import { tile } from '../svg.ts';
import { border } from '../textiles/patterns.ts';

const sketch = (drawing: string): string => tile(paint.white, drawing);

/** The pictures of a tailor's designs: sketches of options, and finished patterns. */
export const designImages = {
  'neck-round': sketch(necks.round),
  'neck-boat': sketch(necks.boat),
  'neck-v': sketch(necks.v),
  'neck-deep-u': sketch(necks.deepU),
  'neck-square': sketch(necks.square),
  'neck-keyhole': sketch(necks.keyhole),
  'cut-simple': sketch(cuts.simple),
  'cut-lined': sketch(cuts.lined),
  'cut-padded': sketch(cuts.padded),
  'cut-katori': sketch(cuts.katori),
  'cut-princess': sketch(cuts.princess),
  'sleeve-none': sketch(sleeves.none),
  'sleeve-short': sketch(sleeves.short),
  'sleeve-elbow': sketch(sleeves.elbow),
  'sleeve-full': sketch(sleeves.full),
  'sleeve-puff': sketch(sleeves.puff),
  'skirt-a-line': sketch(skirts.aLine),
  'skirt-scallop': sketch(skirts.scallop),
  'skirt-flared': sketch(skirts.flared),
  'skirt-slit': sketch(skirts.slit),
  'extra-tassel': sketch(extras.tassel),
  'extra-padding': sketch(extras.padding),
  'extra-piping': sketch(extras.piping),
  'extra-hooks': sketch(extras.hooks),
  'wedding-blouse': tile(ground.rose, sewing.blouse(paint.plum, paint.gold)),
  'wedding-lehenga': tile(ground.peach, sewing.lehenga(paint.red, paint.amber)),
  'festive-kurta': tile(ground.butter, sewing.kurta(paint.green, paint.orange)),
  'evening-gown': tile(ground.lilac, sewing.gown(paint.violet, paint.silver)),
  'patiala-salwar': tile(ground.sky, sewing.salwar(paint.blue, paint.yellow)),
  blouse: tile(ground.mint, sewing.blouse(paint.navy, paint.silver)),
  lehenga: tile(ground.mint, sewing.lehenga(paint.teal, paint.gold)),
  kurta: tile(ground.rose, sewing.kurta(paint.pink, paint.orange)),
  salwar: tile(ground.butter, sewing.salwar(paint.orange, paint.pink)),
  gown: tile(ground.mist, sewing.gown(paint.black, paint.silver)),
  'pallu-maroon': border('#7C1F34', '#E0B85A', '#4A0F1E'),
  'pallu-peacock': border('#14626B', '#C9CDD2', '#5A2A66'),
  sherwani: tile(ground.sand, sewing.kurta(paint.cream, paint.gold)),
} as const;

export type DesignImage = keyof typeof designImages;
