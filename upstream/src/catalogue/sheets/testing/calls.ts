import { call, type TestApi, type TestPerson, type TestShop } from '../../../testing/index.ts';
import { addCatalogueImport, catalogueImport, runCatalogueImport } from '../contract.ts';
import { sheetFile } from './workbook.ts';

/** The calls that import a sheet, as one person of a shop makes them. */
export function importCalls(api: TestApi, shop: TestShop, person: TestPerson = shop.owner) {
  const sent = { token: person.token, schemaKey: shop.schemaKey };
  const look = (id: string) => call(api, catalogueImport, { ...sent, params: { id } });
  return {
    sent,
    look,
    /** Sends a sheet and answers its id. */
    add: async (bytes: Uint8Array, category_type: 'product' | 'service' = 'product'): Promise<string> => {
      const files = { file: sheetFile(bytes) };
      const added = await call(api, addCatalogueImport, { ...sent, files, query: { category_type } });
      if (added.status !== 200) throw new Error(added.refusal.message);
      return added.body.id;
    },
    /** Runs what was looked at, or what is looked at now. */
    run: async (id: string, version?: string) => {
      const seen = version ?? (await look(id)).body.data.version;
      return call(api, runCatalogueImport, { ...sent, body: { import_id: id, version: seen } });
    },
  };
}
