import {useCallback, useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import {initialTab, tabQueryKey, type TabValue} from './tabValues';
import {useTabQuery} from './useTabQuery';

interface Options {
  readonly values: readonly TabValue[];
  readonly defaultValue?: string | null;
  readonly groupId?: string;
  readonly queryString?: string | boolean;
}

/**
 * The selected tab of a `<Tabs>`. The URL overrides what the browser stores for the group. Values that no tab
 * has are ignored and leave the selection as it is. The hook follows selections in other `<Tabs>` of the
 * group and in other tabs of the browser.
 *
 * @returns the selected value, which is `null` for none, and a function that selects another
 */
export function useSelectedTab({
  values,
  defaultValue,
  groupId,
  queryString,
}: Options): [string | null, (value: string) => void] {
  const [query, setQuery] = useTabQuery(tabQueryKey(queryString, groupId));
  const [stored, slot] = useStorageSlot(groupId ? `docusaurus.tab.${groupId}` : null);
  const [selected, setSelected] = useState(() => initialTab(values, defaultValue));

  const wanted = [query, stored].find(choice => values.some(({value}) => value === choice)) ?? null;
  const [followed, setFollowed] = useState<string | null>(null);
  if (wanted !== followed) {
    setFollowed(wanted);
    setSelected(wanted ?? selected);
  }

  const select = useCallback(
    (value: string) => {
      setSelected(value);
      setQuery(value);
      slot.set(value);
    },
    [setQuery, slot],
  );
  return [selected, select];
}
