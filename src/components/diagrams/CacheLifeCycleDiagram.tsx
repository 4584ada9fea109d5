import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';
import {Note} from './Note';

/** The life cycle of an RTK Query cache entry. */
export function CacheLifeCycleDiagram({children}: DiagramProps): ReactNode {
  return (
    <Diagram
      height={408}
      label="When the first component subscribes, RTK Query creates the entry and sends a request. When the response arrives, the entry is in use, and all components that need the same data share it. When one of its tags is invalidated, the data is refetched. When the last component unsubscribes, the entry is kept for 60 seconds. If a component subscribes again in that time, the entry is back in use. Otherwise, it is removed."
      caption="The life of a cache entry, from its first subscriber to its removal"
      drawing={
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
          <Note x={180} y={95}>
            response
          </Note>
          <Note x={304} y={157}>
            refetch
          </Note>
          <Note x={104} y={206} anchor="end">
            no subscriber
          </Note>
          <Note x={104} y={224} anchor="end">
            is left
          </Note>
          <Note x={216} y={214}>
            a new one
          </Note>
          <Note x={180} y={327}>
            time is up
          </Note>
          <Badge x={70} y={38}>
            {1}
          </Badge>
          <Badge x={160} y={90}>
            {2}
          </Badge>
          <Badge x={284} y={152}>
            {3}
          </Badge>
          <Badge x={124} y={208}>
            {4}
          </Badge>
          <Badge x={196} y={209}>
            {5}
          </Badge>
          <Badge x={160} y={322}>
            {6}
          </Badge>
        </>
      }>
      {children}
    </Diagram>
  );
}
