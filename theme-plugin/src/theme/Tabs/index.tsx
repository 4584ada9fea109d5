import {useId, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Tabs';
import {TabList} from '../../client/tabs/TabList';
import {TabsContext} from '../../client/tabs/tabsContext';
import {useSelectedTab} from '../../client/tabs/useSelectedTab';
import {tabChildren, useTabValues} from '../../client/tabs/useTabValues';
import {tabQueryKey} from '../../client/tabs/tabValues';
import styles from './styles.lazy.module.css';

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
  block,
  children,
  className,
  values: valuesProp,
  defaultValue,
  groupId,
  queryString,
}: Props): ReactNode {
  const values = useTabValues(valuesProp, children);
  const [selected, select] = useSelectedTab({values, defaultValue, groupId, queryString});
  useShowChosenTabs();
  const id = useId();
  const context = useMemo(() => {
    const idsOf = (value: string) => {
      const index = values.findIndex(tab => tab.value === value);
      return {tab: `${id}tab${index}`, panel: `${id}panel${index}`};
    };
    return {values, selected, select, isLazy: lazy, idsOf};
  }, [values, selected, select, lazy, id]);

  return (
    <div
      className={clsx('theme-tabs-container', 'tabs-container', styles.tabs)}
      data-tab-group={groupId}
      data-tab-query={tabQueryKey(queryString, groupId) ?? undefined}>
      <TabsContext value={context}>
        <TabList className={className} isBlock={block} />
        <div className={styles.panels}>{tabChildren(children)}</div>
      </TabsContext>
    </div>
  );
}
