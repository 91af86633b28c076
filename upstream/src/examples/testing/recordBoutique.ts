import type { Recorder } from './Recorder.ts';

/** What orders in pieces go through. */
export async function recordBoutique(at: Recorder): Promise<void> {
  await at.send('boutique.addStage', { body: { name: 'Buttonholes', type: 'design' } });
  const stage = at.at('boutique.addStage', 'data', 'id');
  await at.send('boutique.updateStage', {
    params: { id: stage },
    body: { name: 'Buttonholes and hooks', type: 'design' },
  });
  await at.send('boutique.getStages', { query: { type: 'design' } });
  await at.send('boutique.getStatuses');
  await at.send('boutique.addStatus', { body: { name: 'Waits for lining' } });
  const status = at.at('boutique.addStatus', 'data', 'id');
  await at.send('boutique.updateStatus', { params: { id: status }, body: { name: 'Waits for buttons' } });
  await at.send('boutique.updateAllStages', {
    body: { stages: [{ id: stage, sort_by: 1 }] },
  });
  await at.send('boutique.deleteStage', { params: { id: stage } });
  await at.send('boutique.deleteStatus', { params: { id: status } });
}
