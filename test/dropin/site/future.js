/** For `future`, as Docusaurus' template has it: built with Rspack. */
export default {v4: true, faster: true};
