import { ground, paint } from '../colours.ts';
import * as machine from '../drawings/appliances.ts';
import * as electric from '../drawings/electrics.ts';
import { plan } from '../drawings/fitness.ts';
import * as house from '../drawings/household.ts';
import { spray } from '../drawings/packs.ts';
import * as painting from '../drawings/painting.ts';
import * as plumbing from '../drawings/plumbing.ts';
import * as tool from '../drawings/tools.ts';
import { tile } from '../svg.ts';

/** The service shop's pictures: appliances, rooms, tools. */
export const serviceImages = {
  ac: tile(ground.sky, machine.splitAc(paint.white, paint.blue)),
  'ac-outdoor': tile(ground.sand, machine.outdoorUnit(paint.silver, paint.white)),
  'ac-window': tile(ground.mint, machine.windowAc(paint.white, paint.slate)),
  cooler: tile(ground.butter, machine.airCooler(paint.teal, paint.ink)),
  fridge: tile(ground.rose, machine.fridge(paint.steel, paint.ink)),
  washer: tile(ground.lilac, machine.washer(paint.white, paint.slate)),
  'washer-top': tile(ground.peach, machine.topWasher(paint.navy, paint.slate)),
  microwave: tile(ground.mint, machine.microwave(paint.slate, paint.ink)),
  purifier: tile(ground.sand, machine.purifier(paint.navy, paint.white)),
  geyser: tile(ground.mist, plumbing.geyser(paint.white)),
  television: tile(ground.peach, machine.television(paint.navy, '#FFFFFF22')),
  chimney: tile(ground.butter, machine.chimney(paint.steel, paint.slate)),
  mixer: tile(ground.mint, machine.mixer(paint.silver, paint.red)),
  fan: tile(ground.sky, electric.ceilingFan(paint.brown, paint.gold)),
  exhaust: tile(ground.sand, electric.exhaustFan(paint.steel, paint.silver)),
  inverter: tile(ground.lilac, electric.inverter(paint.white, paint.red)),
  switch: tile(ground.mint, electric.switchPlate(paint.white, '#EEF1F2', 3)),
  bulb: tile(ground.sky, electric.bulb(paint.yellow)),
  plug: tile(ground.rose, electric.plug(paint.ink)),
  tap: tile(ground.butter, plumbing.tap(paint.steel, paint.blue)),
  pipe: tile(ground.mist, plumbing.elbow(paint.steel, paint.ink)),
  basin: tile(ground.peach, plumbing.basin(paint.white)),
  toilet: tile(ground.sky, plumbing.toilet(paint.white)),
  shower: tile(ground.mint, plumbing.shower(paint.slate)),
  tank: tile(ground.sand, plumbing.waterTank(paint.black, '#3C454B')),
  tiles: tile(ground.mist, plumbing.tiles(paint.teal, paint.cream)),
  sofa: tile(ground.butter, house.sofa(paint.teal, '#2B969D')),
  bed: tile(ground.lilac, house.bed(paint.wood, paint.blue)),
  vacuum: tile(ground.peach, house.vacuum(paint.red, paint.slate)),
  mop: tile(ground.sky, house.mop(paint.wood, paint.green)),
  spray: tile(ground.mint, spray(paint.leaf, paint.white, paint.cream)),
  pest: tile(ground.butter, house.pest(paint.brown)),
  door: tile(ground.mint, house.door(paint.wood, paint.brown)),
  cupboard: tile(ground.sky, house.cupboard(paint.brown, paint.wood)),
  curtain: tile(ground.sand, house.curtain(paint.plum, paint.gold)),
  roller: tile(ground.rose, painting.roller(paint.amber, paint.red)),
  drill: tile(ground.lilac, tool.drill(paint.orange, paint.ink)),
  camera: tile(ground.mist, house.camera(paint.white)),
  visit: tile(ground.mint, house.van(paint.blue, paint.amber)),
  contract: tile(ground.sand, plan(paint.slate, paint.green)),
} as const;

export type ServiceImage = keyof typeof serviceImages;
