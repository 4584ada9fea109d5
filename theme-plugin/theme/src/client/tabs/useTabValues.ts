import {Children, isValidElement, useMemo, type ReactElement, type ReactNode} from 'react';
import {checkTabValues, type TabValue} from './tabValues';

const isTabItem = (node: ReactNode): node is ReactElement<TabValue> =>
  isValidElement<Partial<TabValue>>(node) && typeof node.props.value === 'string';

/** The children of a `<Tabs>` without the line breaks that MDX leaves between them. */
export function tabChildren(children: ReactNode): ReturnType<typeof Children.toArray> {
  return Children.toArray(children).filter(child => child !== '\n');
}

function valuesOfChildren(children: ReactNode): readonly TabValue[] {
  return tabChildren(children).map(child => {
    if (!isTabItem(child)) {
      throw new Error(
        '<Tabs> has a child without a "value": each must be a <TabItem value="…">. To wrap tabs in components of your own, list them in <Tabs values={[{value: "…"}]}>.',
      );
    }
    const {value, label, attributes, default: isDefault} = child.props;
    return {value, label, attributes, default: isDefault};
  });
}

/**
 * The tabs of a `<Tabs>`: those of its `values`, or of its children.
 *
 * @throws Error if a child isn't a tab, if there is none, or if two have the same value
 */
export function useTabValues(
  values: readonly TabValue[] | undefined,
  children: ReactNode,
): readonly TabValue[] {
  return useMemo(() => {
    const tabs = values ?? valuesOfChildren(children);
    checkTabValues(tabs);
    return tabs;
  }, [values, children]);
}
