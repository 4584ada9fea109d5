import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Note} from './Note';

function Wide(): ReactNode {
  return (
    <>
      <Arrow points="125,72 221,72" role="state" />
      <Arrow points="330,100 330,130 270,130 270,104" role="action" />
      <Arrow points="375,60 511,60" />
      <Arrow points="515,88 379,88" />
      <Arrow points="595,100 595,156" />
      <Box
        x={1}
        y={44}
        width={124}
        height={56}
        role="interface"
        label="Requested"
        note="no data yet"
      />
      <Box
        x={225}
        y={44}
        width={150}
        height={56}
        role="state"
        label="In use"
        note="data shared by all"
      />
      <Box
        x={515}
        y={44}
        width={160}
        height={56}
        role="state"
        label="Unused"
        note="kept for 60 seconds"
      />
      <Box x={515} y={160} width={160} height={40} role="interface" label="Removed" />
      <Note x={175} y={48} anchor="middle" text="response" />
      <Note x={256} y={135} anchor="end" text="refetch" />
      <Note x={445} y={19} anchor="middle" text="no subscriber" />
      <Note x={445} y={36} anchor="middle" text="is left" />
      <Note x={445} y={120} anchor="middle" text="a new one" />
      <Note x={617} y={131} text="time is up" />
      <Badge x={117} y={44} number={1} />
      <Badge x={175} y={72} number={2} />
      <Badge x={300} y={130} number={3} />
      <Badge x={445} y={60} number={4} />
      <Badge x={445} y={88} number={5} />
      <Badge x={595} y={127} number={6} />
    </>
  );
}

function Tall(): ReactNode {
  return (
    <>
      <Arrow points="160,66 160,118" role="state" />
      <Arrow points="250,138 284,138 284,166 254,166" role="action" />
      <Arrow points="124,178 124,238" />
      <Arrow points="196,242 196,182" />
      <Arrow points="160,298 160,350" />
      <Box
        x={70}
        y={10}
        width={180}
        height={56}
        role="interface"
        label="Requested"
        note="no data yet"
      />
      <Box
        x={70}
        y={122}
        width={180}
        height={56}
        role="state"
        label="In use"
        note="data shared by all"
      />
      <Box
        x={70}
        y={242}
        width={180}
        height={56}
        role="state"
        label="Unused"
        note="kept for 60 seconds"
      />
      <Box x={70} y={354} width={180} height={44} role="interface" label="Removed" />
      <Note x={180} y={95} text="response" />
      <Note x={304} y={157} text="refetch" />
      <Note x={104} y={206} anchor="end" text="no subscriber" />
      <Note x={104} y={224} anchor="end" text="is left" />
      <Note x={216} y={214} text="a new one" />
      <Note x={180} y={327} text="time is up" />
      <Badge x={70} y={38} number={1} />
      <Badge x={160} y={90} number={2} />
      <Badge x={284} y={152} number={3} />
      <Badge x={124} y={208} number={4} />
      <Badge x={196} y={209} number={5} />
      <Badge x={160} y={322} number={6} />
    </>
  );
}

/** The life cycle of an RTK Query cache entry. */
export function CacheLifeCycleDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="When the first component subscribes, RTK Query creates the entry and sends a request. When the response arrives, the entry is in use, and all components that need the same data share it. When one of its tags is invalidated, the data is refetched. When the last component unsubscribes, the entry is kept for 60 seconds. If a component subscribes again in that time, the entry is back in use. Otherwise, it is removed."
      caption="A cache entry's life, from its first subscriber to its removal"
      wide={{height: 202, content: <Wide />}}
      tall={{height: 408, content: <Tall />}}
    />
  );
}
