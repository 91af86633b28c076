import { call, type Sent, type TestApi, type TestPerson, testShop } from '../../testing/index.ts';
import { upload } from '../../files/contract.ts';
import { noise } from '../../files/testing/hostile.ts';
import {
  addDesignOptions,
  addPattern,
  addStage,
  deleteDesignOption,
  getDesignAreas,
  submitItemConfiguration,
  updateDesignAreas,
  updatePattern,
} from '../contract.ts';

type Body = Record<string, unknown>;

/**
 * A boutique with the calls that tests of designs and patterns need, made by its owner unless another person is given.
 */
export async function testTailor(api: TestApi) {
  const shop = await testShop(api, { businessId: 2 });
  const as = (by: TestPerson = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });
  const sent = (body: Body, by?: TestPerson) => ({ ...as(by), body });

  const save = (body: Body, by?: TestPerson) => call(api, submitItemConfiguration, sent(body, by) as Sent);
  const add = (body: Body, by?: TestPerson) => call(api, addDesignOptions, sent(body, by) as Sent);
  const change = (item: string, areas: unknown, by?: TestPerson) =>
    call(api, updateDesignAreas, { ...sent({ design_areas: areas }, by), params: { id: item } });
  const areasOf = async (item: string) =>
    (await call(api, getDesignAreas, { ...as(), params: { id: item } })).body.data;

  return {
    shop,
    as,
    save,
    add,
    change,
    areasOf,
    remove: (id: string, query = {}) => call(api, deleteDesignOption, { ...as(), params: { id }, query }),
    addPattern: (body: Body, by?: TestPerson) => call(api, addPattern, sent(body, by) as Sent),
    changePattern: (id: string, body: Body) => call(api, updatePattern, { ...sent(body), params: { id } }),

    /** Adds a garment with areas of these names. */
    async garment(name: string, ...areas: string[]) {
      const design_areas = areas.map((area) => ({ area_name: area }));
      const { data } = (await save({ item_name: name, price: 850, design_areas })).body;
      const idOf = (area: string) => data.design_areas.find((one) => one.area_name === area)?.area_id ?? '';
      return { id: data.id, version: data.version, idOf };
    },

    /** The options of an area, by name. */
    async optionsOf(item: string, area: string) {
      const { options = [] } = (await areasOf(item)).find((one) => one.area_id === area) ?? {};
      return options;
    },

    async stage(name: string) {
      return (await call(api, addStage, sent({ name }) as Sent)).body.data.id;
    },

    /** Uploads pictures, as the owner unless another person is given; returns their ids. */
    async pictures(count: number, use: 'pattern' | 'service' = 'pattern', by: TestPerson = shop.owner) {
      const file = await noise(64, 48).png().toBuffer();
      const ids: string[] = [];
      for (let n = 0; n < count; n += 1) {
        const { body } = await call(api, upload, { token: by.token, query: { use }, files: { file } });
        ids.push(body.id);
      }
      return ids;
    },
  };
}

export type TestTailor = Awaited<ReturnType<typeof testTailor>>;
