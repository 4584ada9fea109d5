import {useId, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Tabs';
import {TabList} from '../tabs/TabList';
import type {TabsContextValue} from '../tabs/tabsContext';
import {useSelectedTab} from '../tabs/useSelectedTab';
import {tabChildren, useTabValues} from '../tabs/useTabValues';
import {tabQueryKey} from '../tabs/tabValues';
import {TabsProvider} from '../themeCommonInternal';
import styles from '../tabs/Tabs.lazy.module.css';

const never = () => () => {};

/**
 * Removes the inline script's style sheet, which shows the chosen tabs until React does, once the stored
 * choices are rendered and before the browser paints them.
 */
function useShowChosenTabs(): void {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useLayoutEffect(() => {
    if (isTakenOver) {
      document.documentElement.removeAttribute('data-tabs-early');
    }
  }, [isTakenOver]);
}

/**
 * Tabs. The reader's choice is saved per group, and all `<Tabs>` in a group follow it. It's also shown before
 * the first paint: the inline script finds the tabs by their data attributes.
 */
export default function Tabs({
  lazy = false,
  block = false,
  children,
  className,
  values: valuesProp,
  defaultValue,
  groupId,
  queryString,
}: Props): ReactNode {
  const tabValues = useTabValues(valuesProp, children);
  const [selected, selectValue] = useSelectedTab({
    values: tabValues,
    defaultValue,
    groupId,
    queryString,
  });
  useShowChosenTabs();
  const id = useId();
  const context = useMemo((): TabsContextValue => {
    const idsOf = (value: string) => {
      const index = tabValues.findIndex(tab => tab.value === value);
      return {tab: `${id}tab${index}`, panel: `${id}panel${index}`};
    };
    // In theme-common's context, a string stands for no tab as well.
    return {tabValues, selectedValue: selected ?? '', selectValue, lazy, block, idsOf};
  }, [tabValues, selected, selectValue, lazy, block, id]);

  return (
    <div
      className={clsx('theme-tabs-container', 'tabs-container', styles.tabs)}
      data-tab-group={groupId}
      data-tab-query={tabQueryKey(queryString, groupId) ?? undefined}>
      <TabsProvider value={context}>
        <TabList className={className} />
        <div className={styles.panels}>{tabChildren(children)}</div>
      </TabsProvider>
    </div>
  );
}
