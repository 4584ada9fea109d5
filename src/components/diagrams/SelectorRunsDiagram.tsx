import type {ReactNode} from 'react';
import {Arrow} from './Arrow';
import {Badge} from './Badge';
import {Box} from './Box';
import {Diagram, type DiagramProps} from './Diagram';

const FIELDS = ['songs', 'shownGenre', 'volume'];

interface RunProps {
  readonly x: number;
  readonly action: string;
  readonly changed: string;
  readonly runs: boolean;
}

/** A call of the selector after an action that changed one field of the state. */
function TallRun({x, action, changed, runs}: RunProps): ReactNode {
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
          role="state"
          label={field}
          isCode
          mark={field === changed ? field : undefined}
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
        role="state"
        label={runs ? 'New array' : 'Same array'}
        mark={runs ? 'New array' : undefined}
      />
    </>
  );
}

/** The same in a wide drawing, where the function is beside the fields. */
function WideRun({x, action, changed, runs}: RunProps): ReactNode {
  return (
    <>
      <Arrow points={`${x + 130},90 ${x + 172},90`} role="state" />
      <Arrow points={`${x + 130},134 ${x + 172},134`} role="state" />
      <Arrow points={`${x + 247},152 ${x + 247},175`} role="state" />
      <Box x={x} y={1} width={318} height={40} role="action" label={action} isCode />
      {FIELDS.map((field, index) => (
        <Box
          key={field}
          x={x}
          y={72 + index * 44}
          width={130}
          height={36}
          role="state"
          label={field}
          isCode
          mark={field === changed ? field : undefined}
        />
      ))}
      <Box
        x={x + 176}
        y={72}
        width={142}
        height={80}
        role="interface"
        label="Result function"
        note={runs ? 'is called' : 'isn’t called'}
      />
      <Box
        x={x + 176}
        y={179}
        width={142}
        height={44}
        role="state"
        label={runs ? 'New array' : 'Same array'}
        mark={runs ? 'New array' : undefined}
      />
    </>
  );
}

function Wide(): ReactNode {
  return (
    <>
      <WideRun x={1} action="volumeChanged(7)" changed="volume" runs={false} />
      <WideRun x={357} action="genreChosen(…)" changed="shownGenre" runs />
      <Badge x={299} y={72} number={1} />
      <Badge x={655} y={72} number={2} />
    </>
  );
}

function Tall(): ReactNode {
  return (
    <>
      <TallRun x={12} action="volumeChanged(7)" changed="volume" runs={false} />
      <TallRun x={188} action="genreChosen(…)" changed="shownGenre" runs />
      <Badge x={12} y={234} number={1} />
      <Badge x={188} y={234} number={2} />
    </>
  );
}

/** What a memoized selector recomputes after two actions, only one of which changes an input. */
export function SelectorRunsDiagram(props: DiagramProps): ReactNode {
  return (
    <Diagram
      {...props}
      label="The inputs of the selector are songs and shownGenre. The action volumeChanged changes only the field volume: the result function isn't called, and the selector returns the same array. The action genreChosen changes shownGenre: the result function is called and returns a new array."
      caption="What the selector recomputes after two actions. Changes are marked"
      wide={{height: 224, content: <Wide />}}
      tall={{height: 352, content: <Tall />}}
    />
  );
}
