import { samePerson } from '@galla/domain';
import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Entry } from '../entry/useEntry.ts';
import { fetchVersions, type Version } from './fetchVersions.ts';

interface Versions {
  /** All versions under the customer for the garment, newest first, without those of the edited order. */
  all: readonly Version[];
  /** The version to compare with: the chosen one, else the person's newest. */
  before: Version | undefined;
  choose: (item: string) => void;
  failed: boolean;
}

/** Earlier measurements for the item's garment; fetched once for a customer and garment. */
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
    // The versions are optional, so a failure is shown as a single line.
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
