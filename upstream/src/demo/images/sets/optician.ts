import { ground, paint } from '../colours.ts';
import * as wear from '../drawings/eyewear.ts';
import * as mark from '../drawings/marks.ts';
import * as optics from '../drawings/optics.ts';
import { bottle, spray } from '../drawings/packs.ts';
import { tile } from '../svg.ts';

const dark = '#2B3338';

/** The optician's pictures: frames, sunglasses, lenses, care, tests. */
export const opticianImages = {
  'round-black': tile(ground.butter, wear.round(paint.black)),
  'round-gold': tile(ground.rose, wear.round(paint.gold)),
  'round-tortoise': tile(ground.mint, wear.round(paint.brown)),
  'square-black': tile(ground.sky, wear.square(paint.black)),
  'square-blue': tile(ground.peach, wear.square(paint.navy)),
  'square-tortoise': tile(ground.mist, wear.square(paint.brown)),
  'square-red': tile(ground.sand, wear.square(paint.red)),
  'aviator-gold': tile(ground.lilac, wear.aviator(paint.gold)),
  'aviator-steel': tile(ground.mint, wear.aviator(paint.slate)),
  'cat-plum': tile(ground.rose, wear.catEye(paint.plum)),
  'cat-black': tile(ground.sky, wear.catEye(paint.black)),
  'cat-tortoise': tile(ground.butter, wear.catEye(paint.brown)),
  'rimless-gold': tile(ground.mist, wear.rimless(paint.gold)),
  'rimless-steel': tile(ground.sand, wear.rimless(paint.slate)),
  'half-black': tile(ground.peach, wear.halfRim(paint.black)),
  'half-brown': tile(ground.mint, wear.halfRim(paint.brick)),
  'oval-steel': tile(ground.lilac, wear.oval(paint.slate)),
  'oval-rose': tile(ground.sky, wear.oval(paint.pink)),
  'kids-blue': tile(ground.butter, wear.round(paint.blue)),
  'kids-pink': tile(ground.mint, wear.oval(paint.pink)),
  'kids-green': tile(ground.sky, wear.square(paint.leaf)),
  'sun-aviator': tile(ground.sand, wear.aviator(paint.gold, '#3E5A4C')),
  'sun-square': tile(ground.sky, wear.square(paint.black, dark)),
  'sun-brown': tile(ground.mint, wear.square(paint.brown, '#7A4E2C')),
  'sun-round': tile(ground.rose, wear.round(paint.black, '#3B4A63')),
  'sun-cat': tile(ground.butter, wear.catEye(paint.plum, '#5B3355')),
  'sun-sport': tile(ground.mist, wear.shield(paint.black, '#D86E2A')),
  'lens-clear': tile(ground.sky, optics.lenses('#DCEFF6', '#A7D9C2')),
  'lens-blue': tile(ground.sand, optics.lenses('#DDE9F7', '#5D7FD1')),
  'lens-zones': tile(ground.lilac, optics.zonedLens('#CFE4EE', '#A9CDDF')),
  'lens-sun': tile(ground.sky, optics.sunLens('#E3EFF3', '#4E5D64')),
  contact: tile(ground.mint, optics.contactLens(paint.blue, '#9CD3E6')),
  'contact-colour': tile(ground.rose, optics.contactLens(paint.plum, '#C69A5A')),
  solution: tile(ground.butter, bottle(paint.white, paint.blue, paint.blue, mark.drop(paint.white))),
  spray: tile(ground.mist, spray(paint.teal, paint.white, paint.cream)),
  case: tile(ground.sand, optics.spectacleCase(paint.brown, '#63402A')),
  cloth: tile(ground.peach, optics.cloth(paint.teal, '#17666C')),
  cord: tile(ground.sky, optics.cord(paint.amber, paint.brown)),
  test: tile(ground.mint, optics.eyeChart()),
  repair: tile(ground.lilac, optics.repair(paint.ink, paint.red)),
} as const;

export type OpticianImage = keyof typeof opticianImages;
