import {useId, type ReactNode} from 'react';
import {Box} from './Box';
import styles from './diagram.lazy.module.css';
import {Tip} from './Tip';

/** An action on its way through Encore's three middleware. The article lists the same steps. */
export function MiddlewareChainDiagram(): ReactNode {
  const id = useId();
  const boxes = [
    {label: 'store.dispatch(action)', note: 'the start of the chain'},
    {label: 'requireTitle', note: 'may stop an action'},
    {label: 'delayed', note: 'may hold it back'},
    {label: 'journal', note: 'writes it down'},
  ];
  return (
    <svg
      className={styles.diagram}
      viewBox="0 0 360 500"
      role="img"
      aria-labelledby={`${id}-title ${id}-description`}>
      <title id={`${id}-title`}>The middleware chain</title>
      <desc id={`${id}-description`}>
        An action that is dispatched passes requireTitle, delayed, and journal, in this order,
        because each of them calls next. Behind the last one, the reducer computes the next state.
        Return values travel back in the opposite order. If a middleware calls dispatch instead of
        next, which the dashed line shows, the action goes to the start of the chain.
      </desc>
      <Tip id={`${id}-tip`} />
      {boxes.map((box, index) => (
        <Box key={box.label} x={30} y={10 + index * 104} width={220} height={60} {...box} />
      ))}
      <g className={styles.store}>
        <Box x={30} y={426} width={220} height={60} label="Reducer" note="computes the state" />
      </g>
      <g className={styles.arrows}>
        {[70, 174, 278, 382].map(y => (
          <path key={y} d={`M100 ${y}v40`} markerEnd={`url(#${id}-tip)`} />
        ))}
        {[426, 322, 218, 114].map(y => (
          <path key={y} d={`M180 ${y}v-40`} markerEnd={`url(#${id}-tip)`} />
        ))}
        <path d="M250 248H286V40H254" strokeDasharray="6 4" markerEnd={`url(#${id}-tip)`} />
      </g>
      {[202, 306, 410].map(y => (
        <g key={y}>
          <text x="92" y={y} className={styles.left}>
            next
          </text>
          <text x="188" y={y} className={styles.right}>
            result
          </text>
        </g>
      ))}
      <text x="294" y="148" className={styles.right}>
        dispatch
      </text>
    </svg>
  );
}
