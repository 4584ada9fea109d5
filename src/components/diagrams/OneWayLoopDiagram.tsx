import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

function Wide(): ReactNode {
  return (
    <>
      <Arrow points="181,38 243,38" role="state" />
      <Arrow points="427,38 489,38" role="action" />
      <Arrow points="585,66 585,106 91,106 91,70" role="action" />
      <Box
        x={1}
        y={10}
        width={180}
        height={56}
        role="state"
        label="State"
        note="the data right now"
      />
      <Box
        x={247}
        y={10}
        width={180}
        height={56}
        role="interface"
        label="View"
        note="what you see"
      />
      <Box
        x={493}
        y={10}
        width={182}
        height={56}
        role="action"
        label="Actions"
        note="what happened"
      />
      <Badge x={210} y={38} number={1} />
      <Badge x={456} y={38} number={2} />
      <Badge x={338} y={106} number={3} />
    </>
  );
}

function Tall(): ReactNode {
  return (
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
      <Badge x={290} y={98} number={1} />
      <Badge x={182} y={188} number={2} />
      <Badge x={70} y={98} number={3} />
    </>
  );
}

/** The loop of state, view, and actions, without a store. */
export function OneWayLoopDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="A loop: the state determines the view, events in the view lead to actions, and each action leads to the next state."
      caption="The loop that every user interface runs"
      wide={{height: 118, content: <Wide />}}
      tall={{height: 226, content: <Tall />}}
    />
  );
}
