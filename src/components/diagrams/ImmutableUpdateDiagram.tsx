import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

function Wide(): ReactNode {
  return (
    <>
      <Arrow points="71,68 71,126" role="state" />
      <Arrow points="605,68 605,126" role="state" />
      <Arrow points="140,68 140,98 300,98 300,126" role="state" />
      <Arrow points="536,68 536,98 376,98 376,126" role="state" />
      <Arrow points="300,186 300,207 250,207 250,226" role="state" />
      <Arrow points="376,186 376,207 426,207 426,226" role="state" />
      <Box x={1} y={12} width={180} height={56} role="state" label="ticket" note="before" />
      <Box
        x={495}
        y={12}
        width={180}
        height={56}
        role="state"
        label="next ticket"
        note="new object"
        mark="new object"
      />
      <Box x={1} y={130} width={140} height={56} role="state" label="table" note="2 guests" />
      <Box
        x={535}
        y={130}
        width={140}
        height={56}
        role="state"
        label="table"
        note="3 guests"
        mark="3 guests"
      />
      <Box x={248} y={130} width={180} height={56} role="state" label="lines" />
      <Box x={180} y={230} width={140} height={40} role="state" label="soup" />
      <Box x={356} y={230} width={140} height={40} role="state" label="bread" />
      <Badge x={655} y={12} number={1} />
      <Badge x={655} y={130} number={2} />
      <Badge x={408} y={130} number={3} />
    </>
  );
}

function Tall(): ReactNode {
  return (
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
        role="state"
        label="next ticket"
        note="new object"
        mark="new object"
      />
      <Box x={10} y={114} width={112} height={56} role="state" label="table" note="2 guests" />
      <Box
        x={238}
        y={114}
        width={112}
        height={56}
        role="state"
        label="table"
        note="3 guests"
        mark="3 guests"
      />
      <Box x={110} y={188} width={140} height={48} role="state" label="lines" />
      <Box x={38} y={278} width={100} height={38} role="state" label="soup" />
      <Box x={222} y={278} width={100} height={38} role="state" label="bread" />
      <Badge x={350} y={38} number={1} />
      <Badge x={350} y={142} number={2} />
      <Badge x={110} y={212} number={3} />
    </>
  );
}

/** An order ticket before and after an update: two objects are copied, and the rest are shared. */
export function ImmutableUpdateDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="The ticket before the update refers to a table with 2 guests and to the lines. The new ticket refers to a new table with 3 guests, and to the same lines, with the same soup and bread."
      caption="What's copied and what's shared when the number of guests changes"
      wide={{height: 272, content: <Wide />}}
      tall={{height: 326, content: <Tall />}}
    />
  );
}
