import { fetchFile } from '../../app/pdf/fetchFile.ts';
import { useSaving } from '../../ui/sheet/useSaving.ts';
import { filterOf, type ContactFilters } from './address.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves the filtered list as a workbook that can be edited and uploaded again. */
export function useDownloadContacts(filters: ContactFilters) {
  const { save, busy } = useSaving();
  const { category } = filters;
  const body = { ...filterOf(filters), ...(category !== '' && { category }) };
  const download = (): void =>
    void save(
      (signal) => fetchFile({ url: '/contacts/export', body, signal }, TYPE, 'Contacts.xlsx'),
      'sheets.exportFailed',
    );
  return { download, busy };
}
