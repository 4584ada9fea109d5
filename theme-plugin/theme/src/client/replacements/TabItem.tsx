import {useCallback, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import {useTabs} from '../tabs/tabsContext';
import {useFindInPage} from '../common/useFindInPage';
import styles from '../tabs/TabItem.lazy.module.css';

/**
 * The content of a tab. Inactive tabs are in the page as well, so find-in-page works, and without JavaScript all
 * of them are shown with their labels.
 */
export default function TabItem({children, className, value, label}: Props): ReactNode {
  const {tabValues, selectedValue, selectValue, lazy, idsOf} = useTabs();
  const isSelected = value === selectedValue;
  const reveal = useCallback(() => selectValue(value), [selectValue, value]);
  const panel = useFindInPage<HTMLDivElement>(!isSelected, reveal);
  if (lazy && !isSelected) {
    return null;
  }
  const ids = idsOf?.(value);
  return (
    <div
      ref={panel}
      role="tabpanel"
      id={ids?.panel}
      aria-labelledby={ids?.tab}
      tabIndex={0}
      data-tab={value}
      data-label={tabValues.find(tab => tab.value === value)?.label ?? label ?? value}
      className={clsx(styles.panel, !isSelected && styles.inactive, className)}>
      {children}
    </div>
  );
}
