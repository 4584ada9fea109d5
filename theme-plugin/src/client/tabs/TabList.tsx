import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from './tabsContext';
import styles from './TabList.module.css';

interface Props {
  readonly className?: string;
  readonly isBlock?: boolean;
}

/**
 * The tabs themselves, as the server renders them. The arrow keys, Home, and End move the focus and select a tab;
 * Tab continues to the panel. See "Tabs with automatic activation" in the ARIA Authoring Practices.
 */
export function TabList({className, isBlock}: Props): ReactNode {
  const {values, initial, idsOf} = useTabs();
  // If no tab is selected, the first one can be focused.
  const stop = initial ?? values[0]?.value;

  return (
    <div
      role="tablist"
      aria-orientation="horizontal"
      className={clsx('tabs', styles.list, isBlock && ['tabs--block', styles.block], className)}>
      {values.map(({value, label, attributes}) => (
        <button
          key={value}
          type="button"
          {...attributes}
          role="tab"
          id={idsOf(value).tab}
          data-tab={value}
          aria-controls={idsOf(value).panel}
          aria-selected={value === initial}
          tabIndex={value === stop ? 0 : -1}
          className={clsx(
            'tabs__item',
            value === initial && 'tabs__item--active',
            styles.tab,
            typeof attributes?.className === 'string' && attributes.className,
          )}>
          {label ?? value}
        </button>
      ))}
    </div>
  );
}
