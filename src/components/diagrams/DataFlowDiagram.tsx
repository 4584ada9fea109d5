import {useId, type ReactNode} from 'react';
import {Box} from './Box';
import styles from './diagram.lazy.module.css';
import {Tip} from './Tip';

/** The one-way data flow from the UI through an action and the store, and back. The article lists the same steps. */
export function DataFlowDiagram(): ReactNode {
  const id = useId();
  return (
    <svg
      className={styles.diagram}
      viewBox="0 0 360 330"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}>
      <title id={`${id}-title`}>The Redux data flow</title>
      <desc id={`${id}-description`}>
        The UI dispatches an action to the store. Inside the store, the reducer computes the next
        state from the current state and the action. The UI then reads the new state with selectors.
      </desc>
      <Tip id={`${id}-tip`} />
      <Box x={90} y={10} width={180} height={60} label="UI" note="buttons, forms, text" />
      <rect x="40" y="190" width="280" height="130" rx="8" className={styles.store} />
      <text x="180" y="216" className={styles.label}>
        Store
      </text>
      <Box x={60} y={234} width={110} height={64} label="Reducer" note="a function" />
      <Box x={210} y={234} width={90} height={64} label="State" note="an object" />
      <g className={styles.arrows}>
        <path d="M115 70V186" markerEnd={`url(#${id}-tip)`} />
        <path d="M170 266H206" markerEnd={`url(#${id}-tip)`} />
        <path d="M245 186V74" markerEnd={`url(#${id}-tip)`} />
      </g>
      <text x="105" y="126" className={styles.left}>
        action
      </text>
      <text x="105" y="145" className={styles.left}>
        (dispatch)
      </text>
      <text x="255" y="126" className={styles.right}>
        new state
      </text>
      <text x="255" y="145" className={styles.right}>
        (selectors)
      </text>
    </svg>
  );
}
