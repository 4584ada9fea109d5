import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

/** The loop of state, view, and actions, without a store. */
export function OneWayLoopDiagram({children}: DiagramProps): ReactNode {
  return (
    <Diagram
      height={226}
      label="A loop: the state determines the view, events in the view lead to actions, and each action leads to the next state."
      caption="The loop that every user interface runs"
      drawing={
        <>
          <Arrow points="260,38 290,38 290,158" role="state" />
          <Arrow points="220,188 144,188" role="action" />
          <Arrow points="70,160 70,38 96,38" role="action" />
          <Box
            x={100}
            y={10}
            width={160}
            height={56}
            role="state"
            label="State"
            note="the data right now"
          />
          <Box
            x={220}
            y={160}
            width={130}
            height={56}
            role="interface"
            label="View"
            note="what you see"
          />
          <Box
            x={10}
            y={160}
            width={130}
            height={56}
            role="action"
            label="Actions"
            note="what happened"
          />
          <Badge x={290} y={98}>
            {1}
          </Badge>
          <Badge x={182} y={188}>
            {2}
          </Badge>
          <Badge x={70} y={98}>
            {3}
          </Badge>
        </>
      }>
      {children}
    </Diagram>
  );
}
