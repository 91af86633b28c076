import { ground, paint } from '../colours.ts';
import * as grocery from '../drawings/grocery.ts';
import * as mark from '../drawings/marks.ts';
import {
  bar,
  bottle,
  carton,
  cup,
  jar,
  pouch,
  pump,
  sack,
  shoppingBag,
  spray,
  tin,
  tube,
} from '../drawings/packs.ts';
import { tile } from '../svg.ts';

/** The provision store's pictures: packs with a mark of their content. */
export const retailImages = {
  atta: tile(ground.sky, sack(paint.cream, paint.amber, mark.grain(paint.brown))),
  rice: tile(ground.mint, sack(paint.green, paint.cream, mark.grain(paint.gold))),
  dal: tile(ground.butter, pouch(paint.amber, paint.cream, mark.heap(paint.orange, paint.amber))),
  chana: tile(ground.sand, pouch(paint.brick, paint.cream, mark.heap(paint.wood, paint.brown))),
  moong: tile(ground.mint, pouch(paint.leaf, paint.cream, mark.heap(paint.green, paint.leaf))),
  sugar: tile(ground.sky, pouch(paint.white, paint.blue, mark.heap(paint.white, paint.silver))),
  salt: tile(ground.mist, pouch(paint.blue, paint.white, mark.sun(paint.red))),
  oil: tile(ground.butter, bottle(paint.yellow, paint.green, paint.green, mark.drop(paint.yellow))),
  mustard: tile(ground.sand, bottle(paint.gold, paint.red, paint.red, mark.drop(paint.yellow))),
  ghee: tile(ground.peach, tin(paint.amber, paint.gold, paint.brick, mark.drop(paint.yellow))),
  masala: tile(ground.peach, carton(paint.red, paint.brick, paint.cream, mark.chilli(paint.red))),
  turmeric: tile(ground.butter, pouch(paint.orange, paint.cream, mark.heap(paint.amber, paint.orange))),
  tea: tile(ground.mint, carton(paint.green, '#235C43', paint.cream, mark.leaves(paint.green))),
  coffee: tile(ground.sand, jar(paint.brown, paint.red, paint.cream, mark.bean(paint.brown))),
  milk: tile(ground.sky, grocery.milk()),
  curd: tile(ground.sky, cup(paint.white, paint.blue, paint.blue, mark.drop(paint.white))),
  cheese: tile(ground.mist, grocery.cheese()),
  bread: tile(ground.sand, grocery.bread()),
  eggs: tile(ground.mint, grocery.eggs()),
  biscuits: tile(ground.peach, bar(paint.red, paint.cream, mark.biscuit(paint.wood))),
  cookies: tile(ground.lilac, bar(paint.navy, paint.amber, mark.biscuit(paint.brown))),
  namkeen: tile(ground.butter, pouch(paint.red, paint.yellow, mark.waves(paint.orange))),
  chips: tile(ground.sky, pouch(paint.blue, paint.yellow, mark.sun(paint.amber))),
  chocolate: tile(ground.lilac, bar(paint.violet, paint.brown, mark.star(paint.amber))),
  noodles: tile(ground.mint, pouch(paint.yellow, paint.red, mark.waves(paint.yellow))),
  sauce: tile(ground.rose, bottle(paint.red, paint.white, paint.cream, mark.fruit(paint.red, paint.leaf))),
  pickle: tile(ground.sand, jar(paint.gold, paint.green, paint.cream, mark.fruit(paint.leaf, paint.green))),
  cola: tile(ground.mist, bottle(paint.black, paint.red, paint.red, mark.waves(paint.white))),
  juice: tile(
    ground.butter,
    carton(paint.orange, '#B95F1C', paint.cream, mark.fruit(paint.orange, paint.leaf)),
  ),
  soap: tile(ground.rose, grocery.soap(paint.pink, '#E58CA8')),
  shampoo: tile(ground.sky, pump(paint.teal, paint.white, paint.cream, mark.drop(paint.teal))),
  toothpaste: tile(ground.mint, tube(paint.white, paint.red, paint.red)),
  detergent: tile(ground.sky, pouch(paint.navy, paint.white, mark.waves(paint.blue))),
  cleaner: tile(ground.mint, spray(paint.leaf, paint.white, paint.cream)),
  incense: tile(ground.lilac, grocery.incense()),
  batteries: tile(ground.mist, grocery.battery(paint.black, paint.gold)),
  notebook: tile(ground.peach, grocery.notebook(paint.teal, paint.cream)),
  pens: tile(ground.sky, grocery.pens(paint.blue, paint.red)),
  utensils: tile(ground.sand, grocery.pot(paint.steel)),
  delivery: tile(ground.butter, shoppingBag(paint.green, paint.brown)),
} as const;

export type RetailImage = keyof typeof retailImages;
