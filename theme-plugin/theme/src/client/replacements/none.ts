/** Replaces Docusaurus's client modules and components whose work the theme does itself. */
export default function none(): null {
  return null;
}
