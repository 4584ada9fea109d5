import {useId, type ReactNode} from 'react';
import {Box} from './Box';
import styles from './diagram.lazy.module.css';
import {Tip} from './Tip';

/** The life cycle of an RTK Query cache entry. The article lists the same steps. */
export function CacheLifeCycleDiagram(): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.diagram}
      viewBox="0 0 360 420"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}>
      <title id={`${id}-title`}>The life cycle of a cache entry</title>
      <desc id={`${id}-description`}>
        When the first component subscribes, RTK Query creates the entry and sends a request. When
        the response arrives, the entry is in use, and all components that need the same data share
        it. When one of its tags is invalidated, the data is refetched. When the last component
        unsubscribes, the entry is kept for 60 seconds. If a component subscribes again in that
        time, the entry is back in use. Otherwise, it is removed.
      </desc>
      <Tip id={`${id}-tip`} />
      <Box x={60} y={10} width={180} height={60} label="Requested" note="no data yet" />
      <Box x={60} y={130} width={180} height={60} label="In use" note="data shared by all" />
      <Box x={60} y={250} width={180} height={60} label="Unused" note="kept for 60 seconds" />
      <rect x="60" y="370" width="180" height="40" rx="8" className={styles.store} />
      <text x="150" y="395" className={styles.label}>
        Removed
      </text>
      <g className={styles.arrows}>
        <path d="M150 70V126" markerEnd={`url(#${id}-tip)`} />
        <path d="M120 190V246" markerEnd={`url(#${id}-tip)`} />
        <path d="M180 250V194" markerEnd={`url(#${id}-tip)`} />
        <path d="M150 310V366" markerEnd={`url(#${id}-tip)`} />
        <path d="M240 148H268V172H244" markerEnd={`url(#${id}-tip)`} />
      </g>
      <text x="160" y="104" className={styles.right}>
        response
      </text>
      <text x="110" y="215" className={styles.left}>
        no more
      </text>
      <text x="110" y="234" className={styles.left}>
        subscribers
      </text>
      <text x="190" y="215" className={styles.right}>
        a new
      </text>
      <text x="190" y="234" className={styles.right}>
        subscriber
      </text>
      <text x="160" y="344" className={styles.right}>
        60 seconds passed
      </text>
      <text x="276" y="140" className={styles.right}>
        tag
      </text>
      <text x="276" y="159" className={styles.right}>
        invalid:
      </text>
      <text x="276" y="178" className={styles.right}>
        refetch
      </text>
    </svg>
  );
}
