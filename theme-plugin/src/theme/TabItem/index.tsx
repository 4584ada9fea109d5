import {useCallback, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import {useTabs} from '../../client/tabs/tabsContext';
import {useFindInPage} from '../../client/common/useFindInPage';
import styles from './styles.lazy.module.css';

/**
 * The content of a tab. Inactive tabs are in the page as well, so find-in-page works, and without JavaScript all
 * of them are shown with their labels.
 */
export default function TabItem({children, className, value, label}: Props): ReactNode {
  const {values, selected, select, isLazy, idsOf} = useTabs();
  const isSelected = value === selected;
  const reveal = useCallback(() => select(value), [select, value]);
  const panel = useFindInPage<HTMLDivElement>(!isSelected, reveal);
  if (isLazy && !isSelected) {
    return null;
  }
  const ids = idsOf(value);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      tabIndex={0}
      data-tab={value}
      data-label={values.find(tab => tab.value === value)?.label ?? label ?? value}
      className={clsx(styles.panel, !isSelected && styles.inactive, className)}>
      {children}
    </div>
  );
}
