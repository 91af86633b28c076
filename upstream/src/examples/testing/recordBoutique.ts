import { picture } from './recordCatalogue.ts';
import type { Recorder } from './Recorder.ts';

/** Stages, statuses and garments of orders in pieces. */
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
  await recordDesigns(at);
}

/** An item with areas, a design and a pattern, which are deleted again. */
async function recordDesigns(at: Recorder): Promise<void> {
  await at.send('boutique.addStage', { body: { name: 'Lining' } });
  await at.send('boutique.submitItemConfiguration', {
    body: {
      item_name: 'Jacket',
      price: '1400.00',
      design_areas: [{ area_name: 'Collar' }],
      measurements: [{ name: 'Chest' }],
    },
  });
  const item = at.at('boutique.submitItemConfiguration', 'data', 'id');
  // The add-ons are the first area.
  const area = at.at('boutique.submitItemConfiguration', 'data', 'design_areas', 1, 'area_id');
  await at.send('boutique.addDesignOptions', {
    body: { design_area_id: area, name: 'Band', price: '150.00', stagePrices: '{"Lining":90}' },
  });
  const option = at.at('boutique.addDesignOptions', 'data', 0, 'id');
  await at.send('boutique.updateDesignAreas', {
    params: { id: item },
    body: {
      item_id: item,
      design_areas: [
        { area_id: area, options: [{ id: option, price: '180.00', is_default: 1, display_order: 1 }] },
      ],
    },
  });
  await at.send('boutique.getAllItems', { query: { ids: item, include: 'areas' } });
  await at.send('boutique.getItems');
  await at.send('boutique.getItemDetails', { params: { id: item } });
  await at.send('boutique.getDesignAreas', { params: { id: '10' } });
  await recordPatterns(at, item);
  await at.send('boutique.deleteDesignOption', { params: { id: option } });
  await at.send('boutique.deleteItem', { params: { id: item } });
}

async function recordPatterns(at: Recorder, item: string): Promise<void> {
  await at.send('files.upload', { query: { use: 'pattern' }, files: { file: await picture() } });
  const image = at.at('files.upload', 'id');
  await at.send('boutique.addPattern', {
    body: { item_id: item, name: 'Mirror work', price: '900.00', image, stagePrices: { Lining: '400.00' } },
  });
  const pattern = at.at('boutique.addPattern', 'data', 'id');
  await at.send('boutique.getPatterns', { params: { id: item } });
  await at.send('boutique.updatePattern', {
    params: { id: pattern },
    body: { price: '950.00', stagePrices: [{ stage: 'Lining', price: '450.00' }] },
  });
  await at.send('boutique.deletePattern', { params: { id: pattern } });
}
