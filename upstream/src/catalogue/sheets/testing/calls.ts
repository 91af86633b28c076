import { call, type TestApi, type TestPerson, type TestShop } from '../../../testing/index.ts';
import { addCatalogueImport, catalogueImport, runCatalogueImport } from '../contract.ts';
import { sheetFile } from './workbook.ts';

/** The calls of an import, made as one person of a shop. */
export function importCalls(api: TestApi, shop: TestShop, person: TestPerson = shop.owner) {
  const sent = { token: person.token, schemaKey: shop.schemaKey };
  const look = (id: string) => call(api, catalogueImport, { ...sent, params: { id } });
  return {
    sent,
    look,
    /** Sends a sheet; returns its id. */
    add: async (bytes: Uint8Array, category_type: 'product' | 'service' = 'product'): Promise<string> => {
      const files = { file: sheetFile(bytes) };
      const added = await call(api, addCatalogueImport, { ...sent, files, query: { category_type } });
      if (added.status !== 200) throw new Error(added.refusal.message);
      return added.body.id;
    },
    /** Runs the given version, or the current one. */
    run: async (id: string, version?: string) => {
      const seen = version ?? (await look(id)).body.data.version;
      return call(api, runCatalogueImport, { ...sent, body: { import_id: id, version: seen } });
    },
  };
}
