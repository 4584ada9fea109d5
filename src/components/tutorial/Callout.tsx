import {useId, type ReactNode} from 'react';
import {Icon} from './Icon';
import styles from './callout.lazy.module.css';

export interface CalloutProps {
  readonly kind: 'checkpoint' | 'project' | 'exercise';
  readonly title: string;
  /** Shown at the end of the title line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A box that asks the reader of a tutorial to do something. */
export function Callout({kind, title, action, children}: CalloutProps): ReactNode {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={styles.callout}
      data-kind={kind}
      data-exercise={kind === 'exercise' || undefined}>
      <div className={styles.head} data-search-exclude={kind === 'project' || undefined}>
        <Icon name={kind} />
        <span id={id} className={styles.title}>
          {title}
        </span>
        {action}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
