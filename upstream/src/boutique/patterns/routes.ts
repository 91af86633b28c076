import { formatMessage } from '@galla/domain';
import { invalidField } from '../../http/refused.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { requireRow } from '../../plainTable/rows.ts';
import { addressesOf } from '../pictures.ts';
import { addPattern, deletePattern, getPatterns, updatePattern } from './contract.ts';
import { patternOnWire, patterns, readPatterns } from './patterns.ts';
import { addOnePattern, changePattern } from './write.ts';

const answerOf = async (call: Call, id: string) =>
  patternOnWire(await patterns.find(call.db, id), addressesOf(call));

/** Master patterns of items (spec 3 §7). */
export const patternRoutes: Route[] = [
  route(getPatterns, async (call) => {
    const { db, params } = call;
    await requireRow(db, 'garment', { id: params.id });
    const rows = await readPatterns(db, {}, [params.id]);
    return { success: true, patterns: rows.map((row) => patternOnWire(row, addressesOf(call))) };
  }),

  route(addPattern, async (call) => {
    const { item_id: garmentId, ...sent } = call.body;
    const id = await addOnePattern(call, garmentId, sent);
    return { success: true, message: formatMessage('designs.patternAdded'), data: await answerOf(call, id) };
  }),

  route(updatePattern, async (call) => {
    const { params, body } = call;
    const { id = params.id, expected_version: expected, ...sent } = body;
    if (id !== params.id) throw invalidField('id');
    await changePattern(call, id, sent, expected);
    return {
      success: true,
      message: formatMessage('designs.patternUpdated'),
      data: await answerOf(call, id),
    };
  }),

  route(deletePattern, async (call) => {
    const { db, params, query } = call;
    const { garmentId } = await patterns.find(db, params.id);
    await patterns.remove(call, params.id, query.expected_version);
    return { success: true, message: formatMessage('designs.deleted'), item_id: garmentId };
  }),
];
