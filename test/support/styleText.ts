/** Stands in for a stylesheet import in jest, where no build runs. */
const styleText = '';
export default styleText;
