import sharp from 'sharp';
import type { Recorder } from './Recorder.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a4a2b' } })
    .png()
    .toBuffer();

const sheet = (bytes: Buffer) => new File([Uint8Array.from(bytes)], 'products.xlsx', { type: XLSX });

/** The catalogue: reading, adding, changing, spreadsheets and labels; what was added is deleted again. */
export async function recordCatalogue(at: Recorder): Promise<void> {
  await at.send('files.upload', { query: { use: 'product' }, files: { file: await picture() } });
  const image = at.at('files.upload', 'id');
  await at.send('files.file', addressOf(at.at('files.upload', 'image')));
  await at.send('catalogue.catalogueCategories');
  await at.send('catalogue.getColumnName', { query: { category_type: 'product' } });
  await at.send('catalogue.getCatalog', { body: { name: 'product_catalogs', limit: 2 } });
  await at.send('catalogue.catalogueIds', { query: { kind: 'service' } });
  await at.send('catalogue.addCatalog', {
    body: {
      catalog_type: 'product',
      values: {
        title: 'Lens cloth',
        price: '49.00',
        unit: 'pc',
        is_inventory: true,
        available_quantity: '20',
      },
    },
  });
  const added = at.at('catalogue.addCatalog', 'data', 'id');
  await at.send('catalogue.editCatalog', {
    body: { catalog_id: added, catalog_type: 'product', values: { title: 'Lens cloth', price: '59.00' } },
  });
  await at.send('catalogue.uploadCatalogImage', { body: { id: added, kind: 'product', image_id: image } });
  await at.send('catalogue.addSelectedProduct', {
    body: { catalog_type: 'product', products: [{ product_id: added, language_id: 1 }] },
  });
  await at.send('catalogue.updateProductStatus', {
    body: { catalog_type: 'product', products: [{ id: added, status: 'Hidden', market_place: 0 }] },
  });
  await recordGoods(at, added);
  await at.send('catalogue.stockMoves', { params: { id: added } });
  await at.send('catalogue.labelPrint', {
    body: { products: [{ product_id: added, qty: 2 }], fields: ['name', 'price'] },
  });
  await recordSheets(at);
  await at.send('catalogue.deleteCatalog', { body: { catalog_type: 'product', ids: [added] } });
}

async function recordSheets(at: Recorder): Promise<void> {
  await at.send('catalogue.catalogueTemplate', { query: { category_type: 'service' } });
  await at.send('catalogue.exportCatalog', { body: { category_type: 'service' } });
  const file = sheet(at.bytes('catalogue.exportCatalog'));
  const query = { category_type: 'service' };
  await at.send('catalogue.addCatalogueImport', { query, files: { file } });
  const params = { id: at.at('catalogue.addCatalogueImport', 'id') };
  await at.send('catalogue.catalogueImportProgress', { params });
  await at.send('catalogue.catalogueImport', { params });
  await at.send('catalogue.catalogueImportFaults', { params });
  await at.send('catalogue.runCatalogueImport', {
    body: { import_id: params.id, version: at.at('catalogue.catalogueImport', 'data', 'version') },
  });
  await at.send('catalogue.addCatalogueImport', { query, files: { file } });
  const import_id = at.at('catalogue.addCatalogueImport', 'id');
  await at.send('catalogue.matchCatalogueImport', {
    body: { import_id, columns: [{ column: 'A', field: 'title' }] },
  });
  await at.send('catalogue.stopCatalogueImport', { body: { import_id } });
  await at.send('catalogue.importCatalogXlsx', { body: { category_type: 'service' }, files: { file } });
  await at.send('catalogue.bulkUploadExcel', { body: { type: 'service' }, files: { file } });
  await at.send('customers.contactTemplate');
  await at.send('customers.exportContacts', { body: { group: 'Regular' } });
  const contacts = sheet(at.bytes('customers.exportContacts'));
  await at.send('customers.contactHeadings', { body: {}, files: { file: contacts } });
  await at.send('customers.importContactXlsx', { body: {}, files: { file: contacts } });
}

/** The parts of a picture's signed URL. */
function addressOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return {
    params: { '*': pathname.replace('/files/', '') },
    query: Object.fromEntries(searchParams),
  };
}

/** Goods receipts with supplier and cost, and the list of what to buy. */
async function recordGoods(at: Recorder, product_id: string): Promise<void> {
  await at.send('goods.receiveGoods', {
    body: { product_id, quantity: '24', cost: '31.50', supplier: 'Surat Textiles', bill_number: 'ST/118' },
  });
  await at.send('goods.suppliers', { body: { search: 'Surat' } });
  const supplier_id = at.at('goods.suppliers', 'data', 0, 'id');
  await at.send('goods.goodsReceipts', { body: { supplier_id } });
  await at.send('goods.goodsCosts', { body: { ids: product_id } });
  await at.send('goods.goodsToBuy', { body: { limit: 2 } });
  await at.send('goods.receiveDelivery', {
    body: {
      supplier: 'Surat Textiles',
      bill_number: 'ST/119',
      lines: [{ product_id, quantity: '6', cost: '31.00' }],
    },
  });
  const goods_receipt_id = at.at('goods.receiveGoods', 'receipt', 'id');
  await at.send('goods.undoGoodsReceipt', { body: { goods_receipt_id } });
}
