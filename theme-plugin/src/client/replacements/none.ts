/** Replaces Docusaurus's client modules and components for what the theme does itself. */
export default function none(): null {
  return null;
}
