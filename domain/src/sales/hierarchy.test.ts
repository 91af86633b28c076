import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addPlace, movePlace, POSITIONS, removePlace, type Move } from './movePlace.ts';
import { inTreeOrder, isNestedSet, levelsOf, ranksOf, type Place } from './place.ts';
import { rebuildPlaces } from './rebuildPlaces.ts';
import { addToModel, cloneModel, moveInModel, removeFromModel, rowsOf, type ModelNode } from './testModel.ts';
import { moveOfStep, STEPS } from './stepPlace.ts';

type Act =
  | { kind: 'move'; drag: number; drop: number | null; position: Move['position'] }
  | { kind: 'step'; drag: number; step: (typeof STEPS)[number] }
  | { kind: 'add'; parent: number | null }
  | { kind: 'remove'; at: number };

const nth = fc.nat({ max: 30 });
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('move' as const),
      drag: nth,
      drop: fc.option(nth, { freq: 6 }),
      position: fc.constantFrom(...POSITIONS),
    }),
    fc.record({ kind: fc.constant('step' as const), drag: nth, step: fc.constantFrom(...STEPS) }),
    fc.record({ kind: fc.constant('add' as const), parent: fc.option(nth, { freq: 3 }) }),
    fc.record({ kind: fc.constant('remove' as const), at: nth }),
  ),
  { maxLength: 60 },
);

/** Parents and order according to the nested set, in the model's form. */
const parentage = (places: readonly Place[]) =>
  inTreeOrder(places).map(({ id, parentId }) => ({ id, parentId }));

/** Applies an action to both; an unknown target or an impossible move leaves both unchanged. */
function perform(places: Place[], model: ModelNode[], act: Act, serial: number): [Place[], ModelNode[]] {
  const idAt = (at: number): string => places[at % Math.max(1, places.length)]?.id ?? 'none';
  const moved = (move: Move | undefined): [Place[], ModelNode[]] => {
    const next = move ? movePlace(places, move) : 'missing';
    return move && Array.isArray(next) ? [next, moveInModel(model, move)] : [places, model];
  };
  if (act.kind === 'step') return moved(moveOfStep(places, idAt(act.drag), act.step));
  if (act.kind === 'move') {
    const { drag, drop, position } = act;
    return moved({ dragId: idAt(drag), dropId: drop === null ? null : idAt(drop), position });
  }
  if (act.kind === 'add') {
    const parentId = act.parent === null || places.length === 0 ? null : idAt(act.parent);
    const id = `n${serial}`;
    return [addPlace(places, id, parentId) as Place[], addToModel(model, id, parentId)];
  }
  const id = idAt(act.at);
  const next = removePlace(places, id);
  return Array.isArray(next) ? [next, removeFromModel(model, id)] : [places, model];
}

test('any acts keep a valid nested set that says what a tree of children says', () => {
  fc.assert(
    fc.property(acts, (all) => {
      let places = rebuildPlaces([
        { id: 'a', parentId: null },
        { id: 'b', parentId: 'a' },
        { id: 'c', parentId: null },
      ]);
      let model: ModelNode[] = [
        { id: 'a', children: [{ id: 'b', children: [] }] },
        { id: 'c', children: [] },
      ];
      for (const [serial, act] of all.entries()) {
        [places, model] = perform(places, cloneModel(model), act, serial);
        expect(isNestedSet(places)).toBe(true);
        expect(parentage(places)).toEqual(rowsOf(model));
      }
      // Renumbering gives the same set, levels and ranks.
      expect(inTreeOrder(rebuildPlaces(rowsOf(model)))).toEqual(inTreeOrder(places));
      const levels = levelsOf(places);
      for (const { id, parentId } of places) {
        expect(levels.get(id)).toBe(parentId === null ? 1 : (levels.get(parentId) ?? 0) + 1);
      }
    }),
    { numRuns: 500 },
  );
});

test('a circle and parents that are not there are rebuilt into a valid hierarchy of all', () => {
  const row = fc.record({ id: nth.map(String), parentId: fc.option(nth.map(String)) });
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: ({ id }) => id }), (rows) => {
      const places = rebuildPlaces(rows);
      expect(isNestedSet(places)).toBe(true);
      expect(places.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    }),
  );
});

test('a damaged number or parent is seen', () => {
  fc.assert(
    fc.property(
      acts,
      nth,
      fc.constantFrom('left', 'right'),
      fc.integer({ min: -3, max: 3 }),
      (all, at, side, by) => {
        let places = rebuildPlaces([
          { id: 'a', parentId: null },
          { id: 'b', parentId: 'a' },
        ]);
        let model: ModelNode[] = [{ id: 'a', children: [{ id: 'b', children: [] }] }];
        for (const [serial, act] of all.entries()) [places, model] = perform(places, model, act, serial);
        fc.pre(places.length > 0 && by !== 0);
        const hit = at % places.length;
        const damaged = places.map((place, n) =>
          n === hit ? { ...place, [side]: place[side] + by } : place,
        );
        expect(isNestedSet(damaged)).toBe(false);
        const adrift = places.map((place, n) => (n === hit ? { ...place, parentId: place.id } : place));
        expect(isNestedSet(adrift)).toBe(false);
      },
    ),
  );
});

const FAMILY = rebuildPlaces([
  { id: 'manager', parentId: null },
  { id: 'cashier', parentId: 'manager' },
  { id: 'helper', parentId: 'manager' },
  { id: 'tailor', parentId: null },
]);

test('a designation can not stand below itself, and what is not there is missing', () => {
  const move = (dragId: string, dropId: string | null) =>
    movePlace(FAMILY, { dragId, dropId, position: 'inside' });
  expect(move('manager', 'cashier')).toBe('cycle');
  expect(move('manager', 'manager')).toBe('cycle');
  expect(move('manager', 'nobody')).toBe('missing');
  expect(move('nobody', null)).toBe('missing');
  expect(addPlace(FAMILY, 'new', 'nobody')).toBe('missing');
  expect(removePlace(FAMILY, 'nobody')).toBe('missing');
});

/** The root level after the helper was dropped outside of any node. */
const rootsAfter = (position: Move['position']) => {
  const places = movePlace(FAMILY, { dragId: 'helper', dropId: null, position }) as Place[];
  return inTreeOrder(places)
    .filter(({ parentId }) => parentId === null)
    .map(({ id }) => id);
};

test('dropped on nothing it stands at the root level, last or first', () => {
  expect(rootsAfter('inside')).toEqual(['manager', 'tailor', 'helper']);
  expect(rootsAfter('after')).toEqual(['manager', 'tailor', 'helper']);
  expect(rootsAfter('before')).toEqual(['helper', 'manager', 'tailor']);
});

test('each step is the move that the specification names, or none at its end', () => {
  expect(moveOfStep(FAMILY, 'helper', 'up')).toEqual({
    dragId: 'helper',
    dropId: 'cashier',
    position: 'before',
  });
  expect(moveOfStep(FAMILY, 'cashier', 'down')).toEqual({
    dragId: 'cashier',
    dropId: 'helper',
    position: 'after',
  });
  expect(moveOfStep(FAMILY, 'helper', 'promote')).toEqual({
    dragId: 'helper',
    dropId: 'manager',
    position: 'after',
  });
  expect(moveOfStep(FAMILY, 'helper', 'demote')).toEqual({
    dragId: 'helper',
    dropId: 'cashier',
    position: 'inside',
  });
  expect(moveOfStep(FAMILY, 'manager', 'up')).toBeUndefined();
  expect(moveOfStep(FAMILY, 'tailor', 'down')).toBeUndefined();
  expect(moveOfStep(FAMILY, 'tailor', 'promote')).toBeUndefined();
  expect(moveOfStep(FAMILY, 'cashier', 'demote')).toBeUndefined();
  expect(moveOfStep(FAMILY, 'nobody', 'up')).toBeUndefined();
});

test('ranks count from one below every parent', () => {
  expect([...ranksOf(FAMILY)]).toEqual([
    ['manager', 1],
    ['cashier', 1],
    ['helper', 2],
    ['tailor', 2],
  ]);
});
