import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/MDXComponents/Ul';
import styles from './styles.module.css';

/** A list without a number; a list of tasks has boxes in the place of bullets. */
export default function MDXUl({className, ...props}: Props): ReactNode {
  const isTaskList = className?.includes('contains-task-list');
  return <ul {...props} className={clsx(className, isTaskList && styles.tasks) || undefined} />;
}
