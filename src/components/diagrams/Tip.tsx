import type {ReactNode} from 'react';
import styles from './diagram.lazy.module.css';

/** The arrowhead for the lines of a diagram, which refer to it with `markerEnd="url(#id)"`. */
export function Tip({id}: {readonly id: string}): ReactNode {
  return (
    <defs>
      <marker
        id={id}
        viewBox="0 0 10 10"
        refX="9"
        refY="5"
        markerWidth="7"
        markerHeight="7"
        orient="auto-start-reverse">
        <path d="M0 0 10 5 0 10z" className={styles.tip} />
      </marker>
    </defs>
  );
}
