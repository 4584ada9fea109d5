import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

const FIELDS = ['crates', 'shownVariety', 'wind'];

interface RunProps {
  readonly x: number;
  readonly action: string;
  readonly changed: string;
  readonly runs: boolean;
}

/** A call of the selector after an action that changed one field of the state. */
function Run({x, action, changed, runs}: RunProps): ReactNode {
  return (
    <>
      <Arrow points={`${x + 118},82 ${x + 142},82 ${x + 142},202`} role="state" />
      <Arrow points={`${x + 118},124 ${x + 142},124 ${x + 142},202`} role="state" />
      <Arrow points={`${x + 81},262 ${x + 81},290`} role="state" />
      <Box x={x} y={10} width={162} height={36} role="action" label={action} isCode />
      {FIELDS.map((field, index) => (
        <Box
          key={field}
          x={x}
          y={64 + index * 42}
          width={118}
          height={36}
          role={field === changed ? 'changed' : 'state'}
          label={field}
          isCode
        />
      ))}
      <Box
        x={x}
        y={206}
        width={162}
        height={56}
        role="interface"
        label="Result function"
        note={runs ? 'is called' : 'isn’t called'}
      />
      <Box
        x={x}
        y={294}
        width={162}
        height={48}
        role={runs ? 'changed' : 'state'}
        label={runs ? 'New array' : 'Same array'}
      />
    </>
  );
}

/** What a memoized selector recomputes after two actions, only one of which changes an input. */
export function SelectorRunsDiagram({children}: DiagramProps): ReactNode {
  return (
    <Diagram
      height={352}
      label="The inputs of the selector are crates and shownVariety. The action windMeasured changes only the field wind: the result function isn't called, and the selector returns the same array. The action varietyShown changes shownVariety: the result function is called and returns a new array."
      caption="What the selector recomputes after two actions. What has changed is marked"
      drawing={
        <>
          <Run x={12} action="windMeasured(14)" changed="wind" runs={false} />
          <Run x={188} action="varietyShown(…)" changed="shownVariety" runs />
          <Badge x={12} y={234}>
            {1}
          </Badge>
          <Badge x={188} y={234}>
            {2}
          </Badge>
        </>
      }>
      {children}
    </Diagram>
  );
}
