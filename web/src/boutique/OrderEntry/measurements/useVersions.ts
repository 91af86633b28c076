import { samePerson } from '@galla/domain';
import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Entry } from '../entry/useEntry.ts';
import { fetchVersions, type Version } from './fetchVersions.ts';

interface Versions {
  /** All under the customer for the garment, the newest first; not those of the order that is edited. */
  all: readonly Version[];
  /** The one that is compared with: the chosen one, else the newest of the person. */
  before: Version | undefined;
  choose: (item: string) => void;
  failed: boolean;
}

/** What was measured before for the item's garment; asked for once for a customer and a garment. */
export function useVersions({ draft, item, edited }: Entry): Versions {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ of: string; versions: readonly Version[] | undefined }>();
  const [chosen, choose] = useState('');
  const customer = draft.customer?.id ?? '';
  const of = `${customer} ${item.garment}`;
  useEffect(() => {
    if (customer === '' || item.garment === '') return undefined;
    let left = false;
    const keep = (versions: readonly Version[] | undefined): void => {
      if (!left) setFound({ of, versions });
    };
    // It helps and is not needed: a failure is told in one line.
    fetchVersions(environment, customer, item.garment).then(keep, () => keep(undefined));
    return () => {
      left = true;
    };
  }, [environment, customer, item.garment, of]);
  const known = found?.of === of ? found : undefined;
  const all = (known?.versions ?? []).filter(({ order }) => order !== edited);
  return {
    all,
    before:
      all.find((version) => version.item === chosen) ??
      all.find(({ person }) => samePerson(person, item.toWhom)),
    choose,
    failed: known !== undefined && known.versions === undefined,
  };
}
