import {useId, type ReactNode} from 'react';
import {Box} from './Box';
import styles from './diagram.lazy.module.css';
import {Tip} from './Tip';

/** The loop of state, view, and actions, without a store. The article describes the same steps. */
export function OneWayLoopDiagram(): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.diagram}
      viewBox="0 0 360 240"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}>
      <title id={`${id}-title`}>State, view, and actions form a loop</title>
      <desc id={`${id}-description`}>
        The state determines the view. In the view, events happen, which actions describe. Each
        action leads to the next state, and the loop begins again.
      </desc>
      <Tip id={`${id}-tip`} />
      <Box x={100} y={10} width={160} height={60} label="State" note="the data right now" />
      <Box x={230} y={166} width={120} height={60} label="View" note="what you see" />
      <Box x={10} y={166} width={130} height={60} label="Actions" note="what happened" />
      <g className={styles.arrows}>
        <path d="M230 70 272 162" markerEnd={`url(#${id}-tip)`} />
        <path d="M230 196H144" markerEnd={`url(#${id}-tip)`} />
        <path d="M88 166 130 74" markerEnd={`url(#${id}-tip)`} />
      </g>
      <text x="262" y="118" className={styles.right}>
        is displayed
      </text>
      <text x="186" y="186" className={styles.middle}>
        triggers
      </text>
      <text x="98" y="118" className={styles.left}>
        update
      </text>
    </svg>
  );
}
