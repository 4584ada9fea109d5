import type {MouseEventHandler, ReactNode} from 'react';
import clsx from 'clsx';
import {Chevron} from '../common/Chevron';
import styles from './SidebarSwitch.module.css';

interface Props {
  readonly expanded: boolean;
  readonly label: string;
  readonly onClick: MouseEventHandler;
}

/** The button that hides the sidebar or brings it back. */
export function SidebarSwitch({expanded, label, onClick}: Props): ReactNode {
  return (
    <button
      type="button"
      data-switch
      className={clsx(styles.button, expanded && styles.expanded)}
      aria-label={label}
      title={label}
      onClick={onClick}>
      <Chevron className={styles.icon} />
    </button>
  );
}
