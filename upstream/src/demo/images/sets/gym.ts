import { ground, paint } from '../colours.ts';
import * as fitness from '../drawings/fitness.ts';
import * as mark from '../drawings/marks.ts';
import { bar, pouch, tin } from '../drawings/packs.ts';
import * as people from '../drawings/people.ts';
import * as wear from '../drawings/sportswear.ts';
import { tile } from '../svg.ts';

/** The gym's pictures: memberships and classes, equipment, food, clothes. */
export const gymImages = {
  'card-blue': tile(ground.sky, fitness.memberCard(paint.blue, paint.navy)),
  'card-gold': tile(ground.sand, fitness.memberCard(paint.gold, paint.brown)),
  'card-black': tile(ground.mist, fitness.memberCard(paint.ink, paint.amber)),
  'card-rose': tile(ground.rose, fitness.memberCard(paint.pink, paint.plum)),
  trainer: tile(ground.mint, people.trainer(paint.red)),
  lifter: tile(ground.butter, people.lifter(paint.teal)),
  yoga: tile(ground.lilac, people.lotus(paint.violet)),
  runner: tile(ground.peach, people.runner(paint.green)),
  dancer: tile(ground.sky, people.dancer(paint.pink, paint.amber)),
  plan: tile(ground.mint, fitness.plan(paint.wood, paint.green)),
  locker: tile(ground.sand, fitness.locker(paint.blue, paint.navy)),
  steam: tile(ground.sky, wear.steam(paint.white, paint.wood)),
  scale: tile(ground.lilac, fitness.scale(paint.slate, paint.white)),
  'whey-black': tile(ground.butter, tin(paint.black, paint.red, paint.red, mark.bolt(paint.white))),
  'whey-blue': tile(ground.peach, tin(paint.navy, paint.blue, paint.cream, mark.bolt(paint.blue))),
  'whey-gold': tile(ground.mist, tin(paint.gold, paint.black, paint.black, mark.star(paint.amber))),
  creatine: tile(ground.mint, pouch(paint.white, paint.teal, mark.bolt(paint.white))),
  gainer: tile(ground.rose, pouch(paint.red, paint.cream, mark.bolt(paint.red))),
  'protein-bar': tile(ground.sand, bar(paint.brown, paint.amber, mark.biscuit(paint.brown))),
  oats: tile(ground.sky, pouch(paint.amber, paint.cream, mark.grain(paint.brown))),
  smoothie: tile(ground.mint, wear.smoothie(paint.pink, paint.amber)),
  juice: tile(ground.butter, wear.smoothie(paint.leaf, paint.yellow)),
  shaker: tile(ground.peach, fitness.shaker(paint.teal, paint.ink)),
  flask: tile(ground.mint, wear.flask(paint.blue, paint.ink)),
  dumbbell: tile(ground.sand, fitness.dumbbell(paint.ink, paint.steel)),
  'dumbbell-pink': tile(ground.mist, fitness.dumbbell(paint.pink, paint.plum)),
  plate: tile(ground.mint, fitness.weightPlate(paint.black, paint.red)),
  barbell: tile(ground.butter, fitness.barbell(paint.red, paint.steel)),
  kettlebell: tile(ground.rose, fitness.kettlebell(paint.ink, paint.amber)),
  mat: tile(ground.sky, fitness.yogaMat(paint.violet, '#9A83BE')),
  band: tile(ground.butter, fitness.band(paint.teal, paint.orange)),
  rope: tile(ground.mint, fitness.skippingRope(paint.ink, paint.red)),
  roller: tile(ground.lilac, fitness.foamRoller(paint.teal, paint.green)),
  glove: tile(ground.sand, fitness.liftingGlove(paint.ink, paint.red)),
  belt: tile(ground.sky, fitness.belt(paint.brown, paint.gold)),
  boxing: tile(ground.mist, fitness.boxingGlove(paint.red, paint.white)),
  tshirt: tile(ground.peach, wear.tshirt(paint.teal, paint.ink)),
  shorts: tile(ground.butter, wear.shorts(paint.ink, paint.red)),
  bag: tile(ground.rose, wear.sportsBag(paint.navy, paint.red)),
  towel: tile(ground.mint, wear.towel(paint.blue, paint.cream)),
} as const;

export type GymImage = keyof typeof gymImages;
