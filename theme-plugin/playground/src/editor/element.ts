/** Creates an element with attributes and children. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) {
      element.setAttribute(key, value);
    }
  }
  element.append(...children);
  return element;
}

export function createTextButton(
  label: string,
  className: string | undefined,
  onClick: () => void,
): HTMLButtonElement {
  const button = createElement('button', {type: 'button', class: className}, label);
  button.addEventListener('click', onClick);
  return button;
}
