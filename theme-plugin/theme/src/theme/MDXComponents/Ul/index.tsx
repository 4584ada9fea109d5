import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/MDXComponents/Ul';
import styles from './styles.module.css';

/** An unordered list. Task lists have checkboxes instead of bullets. */
export default function MDXUl({className, ...props}: Props): ReactNode {
  const isTaskList = className?.includes('contains-task-list');
  return <ul {...props} className={clsx(className, isTaskList && styles.tasks) || undefined} />;
}
