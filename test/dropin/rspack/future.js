/** The value of `future` in Docusaurus's template, which builds with Rspack. */
export default {v4: true, faster: true};
