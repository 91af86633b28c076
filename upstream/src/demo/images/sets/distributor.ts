import { ground, paint } from '../colours.ts';
import * as electric from '../drawings/electrics.ts';
import * as mark from '../drawings/marks.ts';
import { sack, spray, tube } from '../drawings/packs.ts';
import * as painting from '../drawings/painting.ts';
import * as plumbing from '../drawings/plumbing.ts';
import * as tool from '../drawings/tools.ts';
import { tile } from '../svg.ts';

/** The distributor's pictures: electrical goods, plumbing, paint, tools. */
export const distributorImages = {
  'wire-red': tile(ground.sand, electric.wireCoil(paint.red, '#8F2730')),
  'wire-green': tile(ground.mint, electric.wireCoil(paint.green, '#235C43')),
  'wire-black': tile(ground.butter, electric.wireCoil(paint.black, '#3C454B')),
  switch: tile(ground.sky, electric.switchPlate(paint.white, '#EEF1F2', 3)),
  'switch-grey': tile(ground.rose, electric.switchPlate(paint.slate, paint.steel, 2)),
  socket: tile(ground.mint, electric.socket(paint.white)),
  mcb: tile(ground.sand, electric.breaker(paint.white, paint.blue)),
  fan: tile(ground.sky, electric.ceilingFan(paint.brown, paint.gold)),
  'fan-white': tile(ground.peach, electric.ceilingFan(paint.white, paint.steel)),
  exhaust: tile(ground.mist, electric.exhaustFan(paint.steel, paint.silver)),
  bulb: tile(ground.sky, electric.bulb(paint.yellow)),
  tube: tile(ground.lilac, electric.tubeLight('#FFF6D2')),
  panel: tile(ground.mist, electric.panelLight(paint.yellow, paint.white)),
  extension: tile(ground.peach, electric.extensionBoard(paint.slate)),
  plug: tile(ground.butter, electric.plug(paint.ink)),
  tape: tile(ground.mint, electric.tapeRolls(paint.red, paint.black)),
  torch: tile(ground.lilac, electric.torch(paint.green)),
  inverter: tile(ground.mist, electric.inverter(paint.white, paint.navy)),
  pipe: tile(ground.sky, plumbing.pipes(paint.silver, paint.slate)),
  cpvc: tile(ground.lilac, plumbing.pipes(paint.cream, paint.wood)),
  elbow: tile(ground.mint, plumbing.elbow(paint.steel, paint.ink)),
  tap: tile(ground.butter, plumbing.tap(paint.steel, paint.slate)),
  valve: tile(ground.sand, plumbing.valve(paint.gold, paint.red)),
  tank: tile(ground.sky, plumbing.waterTank(paint.black, '#3C454B')),
  shower: tile(ground.mist, plumbing.shower(paint.slate)),
  'paint-blue': tile(ground.butter, painting.paintCan(paint.blue)),
  'paint-red': tile(ground.mint, painting.paintCan(paint.red)),
  brush: tile(ground.sky, painting.brush(paint.wood, paint.ink)),
  roller: tile(ground.peach, painting.roller(paint.teal, paint.amber)),
  putty: tile(ground.lilac, sack(paint.white, paint.blue, mark.waves(paint.white))),
  cement: tile(ground.mist, sack(paint.steel, paint.red, mark.star(paint.white))),
  glue: tile(ground.rose, tube(paint.yellow, paint.red, paint.red)),
  'spray-oil': tile(ground.sand, spray(paint.blue, paint.red, paint.yellow)),
  hammer: tile(ground.sky, tool.hammer(paint.wood, paint.slate)),
  pliers: tile(ground.butter, tool.pliers(paint.red, paint.steel)),
  screwdriver: tile(ground.mint, tool.screwdriver(paint.amber, paint.steel)),
  drill: tile(ground.mist, tool.drill(paint.teal, paint.ink)),
  screws: tile(ground.peach, tool.screws(paint.steel)),
  lock: tile(ground.lilac, tool.padlock(paint.gold, paint.steel)),
  trolley: tile(ground.sand, tool.trolley(paint.slate, paint.amber)),
} as const;

export type DistributorImage = keyof typeof distributorImages;
