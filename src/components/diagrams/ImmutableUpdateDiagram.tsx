import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

/** An order ticket before and after an update: two objects are copied, and the rest are shared. */
export function ImmutableUpdateDiagram({children}: DiagramProps): ReactNode {
  return (
    <Diagram
      height={326}
      label="The ticket before the update refers to a table with 2 guests and to the lines. The new ticket refers to a new table with 3 guests, and to the same lines, with the same soup and bread."
      caption="What is copied when the number of guests changes, and what is shared"
      drawing={
        <>
          <Arrow points="48,66 48,110" role="state" />
          <Arrow points="312,66 312,110" role="state" />
          <Arrow points="112,66 112,94 165,94 165,184" role="state" />
          <Arrow points="248,66 248,94 195,94 195,184" role="state" />
          <Arrow points="150,236 150,253 88,253 88,274" role="state" />
          <Arrow points="210,236 210,253 272,253 272,274" role="state" />
          <Box x={10} y={10} width={140} height={56} role="state" label="ticket" note="before" />
          <Box
            x={210}
            y={10}
            width={140}
            height={56}
            role="changed"
            label="next ticket"
            note="new object"
          />
          <Box x={10} y={114} width={112} height={56} role="state" label="table" note="2 guests" />
          <Box
            x={238}
            y={114}
            width={112}
            height={56}
            role="changed"
            label="table"
            note="3 guests"
          />
          <Box x={110} y={188} width={140} height={48} role="state" label="lines" />
          <Box x={38} y={278} width={100} height={38} role="state" label="soup" />
          <Box x={222} y={278} width={100} height={38} role="state" label="bread" />
          <Badge x={350} y={38}>
            {1}
          </Badge>
          <Badge x={350} y={142}>
            {2}
          </Badge>
          <Badge x={110} y={212}>
            {3}
          </Badge>
        </>
      }>
      {children}
    </Diagram>
  );
}
