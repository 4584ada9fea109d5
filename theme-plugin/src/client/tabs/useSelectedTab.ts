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
 * The chosen tab of a `<Tabs>`. The address comes before what the browser stores for the group; what
 * is none of the tabs' values is ignored, and leaves the tab that showed before. A choice made in
 * another `<Tabs>` of the group, or in another tab of the browser, is followed.
 *
 * @returns the chosen value, `null` where none is, and what chooses another
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
