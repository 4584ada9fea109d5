import {useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import clsx from 'clsx';
import {useHistory} from '@docusaurus/router';
import type {Props} from '@theme/Tabs';
import {attachTabs} from '../../client/tabs/attachTabs';
import {TabList} from '../../client/tabs/TabList';
import {TabsContext} from '../../client/tabs/tabsContext';
import {tabChildren, useTabValues} from '../../client/tabs/useTabValues';
import {initialTab, tabQueryKey} from '../../client/tabs/tabValues';
import styles from './styles.module.css';

/**
 * Tabs. The reader's choice is saved per group, and all `<Tabs>` in a group follow it. It's also shown before
 * the first paint: the inline script finds the tabs by their data attributes, and so does `attachTabs`, which
 * changes the elements itself. React renders them once, and again only where lazy content changes.
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
  const [initial] = useState(() => initialTab(values, defaultValue));
  const [selected, setSelected] = useState(initial);
  const only = lazy ? selected : undefined;
  const query = tabQueryKey(queryString, groupId) ?? undefined;
  const history = useHistory();
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () =>
      container.current
        ? attachTabs(container.current, history, lazy ? setSelected : () => {}, flushSync)
        : undefined,
    [history, lazy, groupId, query],
  );

  const id = useId();
  const context = useMemo(() => {
    const idsOf = (value: string) => {
      const index = values.findIndex(tab => tab.value === value);
      return {tab: `${id}tab${index}`, panel: `${id}panel${index}`};
    };
    return {values, initial, only, idsOf};
  }, [values, initial, only, id]);

  return (
    <div
      ref={container}
      className={clsx('theme-tabs-container', 'tabs-container', styles.tabs)}
      data-tab-group={groupId}
      data-tab-query={query}>
      <TabsContext value={context}>
        <TabList className={className} isBlock={block} />
        <div className={styles.panels}>{tabChildren(children)}</div>
      </TabsContext>
    </div>
  );
}
